import type * as v from 'valibot'
import { declarations } from '#backend/rules/entity-kinds.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import { declararPep, type PepData } from '#contract/declarations/declarations.ts'
import { checkPepValues, pepDataOf } from '#contract/declarations/pep-check.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { pepDeclarationValidUntil } from '#domain/declarations/pep.ts'
import { defineRequestKind } from '../request-engine/define-request-kind.ts'
import { declarationShapes } from './declaration-shapes.ts'
import { postsOf } from './pep-posts.ts'
import { storeDeclaration } from './store-declaration.ts'

type Input = v.InferOutput<typeof declararPep.body>

/** A declaration about political exposure: good for a year, or until the exposure ends. */
export const pepDeclaration = defineRequestKind<Input, PepData>({
  slug: 'pep',
  call: declararPep,
  service: 'pep',
  filedBy: 'participant',
  data: declarationShapes.pep,
  isExclusive: false,
  settlement: { when: 'at-filing' },
  correctionPath: null,
  check: async ({ database, today }, input) => {
    const outcome = checkPepValues(input, await ruleOn(database, declarations, null, today), today)
    return outcome.ok ? { ok: true, result: pepDataOf(input) } : outcome
  },
  settle: async (work, settling) => {
    const posts = postsOf(settling.data)
    const today = saoPauloDateOf(work.now)
    const until = pepDeclarationValidUntil(
      today,
      posts,
      await ruleOn(work.database, declarations, null, today),
    )
    return storeDeclaration(work, 'pep', settling, until)
  },
})
