import * as v from 'valibot'
import { expect, it } from 'vitest'
import { alterarContribuicao } from '#contract/contributions/contributions.ts'
import { declararPep } from '#contract/declarations/declarations.ts'
import { defineRequestKind } from './define-request-kind.ts'

/** Definition that all tests share; each adds the part that it is about. */
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

it('a kind that does not say whether it moves money, or keeps none for what it moves, does not compile', () => {
  const deciding = { recheck: async () => [], effect: () => [] }
  const decided = { ...common, ...deciding, settlement: { when: 'at-grant' } } as const
  expect(defineRequestKind({ ...decided, moves: 'nothing' }).blocks).toBeUndefined()
  const paid = { when: 'in-instalments', plan: () => [] } as const
  const refused = [
    // @ts-expect-error whether it moves money is not said
    () => defineRequestKind(decided),
    // @ts-expect-error it keeps nothing of the balance
    () => defineRequestKind({ ...decided, moves: 'money' }),
    // @ts-expect-error instalments pay
    () => defineRequestKind({ ...decided, moves: 'nothing', settlement: paid }),
  ]
  expect(refused).toHaveLength(3)
})
