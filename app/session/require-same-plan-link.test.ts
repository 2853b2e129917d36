import { describe, expect, it } from 'vitest'
import { requireSamePlanLink } from './require-same-plan-link.ts'

const chosen = { id: 7 }

describe('the link on screen', () => {
  it('may be read and written while it is the chosen one, and where there is no screen yet', () => {
    expect(() => requireSamePlanLink(7, chosen)).not.toThrow()
    expect(() => requireSamePlanLink(undefined, chosen)).not.toThrow()
  })

  it.each([8, null, '7'])('is refused as %s', (onScreen) => {
    expect(() => requireSamePlanLink(onScreen, chosen)).toThrow(
      expect.objectContaining({
        problem: {
          kind: 'conflict',
          reason: 'conflito',
          detail: 'O plano foi trocado em outra aba. Recarregue a página.',
        },
      }),
    )
  })
})
