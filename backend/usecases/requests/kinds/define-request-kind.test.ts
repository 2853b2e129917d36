import * as v from 'valibot'
import { expect, it } from 'vitest'
import { alterarContribuicao } from '#contract/contributions.ts'
import { declararPep } from '#contract/declarations.ts'
import { defineRequestKind } from './define-request-kind.ts'

/** What a kind says of itself, beside what each of the tests is about. */
const common = {
  slug: 'pep',
  service: null,
  filedBy: 'participant',
  data: { schema: v.object({}), upgrades: [] },
  isExclusive: false,
  correctionPath: null,
  check: async () => ({ ok: true, result: {} }) as const,
  settle: async () => {},
} as const

it('a declaration whose call somebody else may make does not compile', () => {
  const declared = { ...common, settlement: { when: 'at-filing' } } as const
  expect(defineRequestKind({ ...declared, call: declararPep }).call?.about).toMatchObject({ need: 'self' })
  // @ts-expect-error an attendant who serves the person may make this call
  const forAnybody = () => defineRequestKind({ ...declared, call: alterarContribuicao })
  expect(forAnybody).not.toThrow()
})
