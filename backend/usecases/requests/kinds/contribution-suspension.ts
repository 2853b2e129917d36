import type * as v from 'valibot'
import { contributionSuspension as suspensionRules } from '#backend/rules/contribution-kinds.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import { type SuspensionData, type suspenderContribuicao, suspensionData } from '#contract/suspensions.ts'
import { effectiveMonth } from '#domain/contributions/effective-month.ts'
import { checkSuspensionRequest } from '../../suspensions/check-suspension.ts'
import { storeSuspension } from '../../suspensions/store-suspension.ts'
import { defineRequestKind } from './define-request-kind.ts'

type Asked = v.InferOutput<(typeof suspenderContribuicao)['body']>

/** Contributions stand still for some months. */
export const contributionSuspension = defineRequestKind<Asked, SuspensionData>({
  slug: 'suspend-contribution',
  service: 'suspend-contribution',
  filedBy: 'participant',
  data: { schema: suspensionData, upgrades: [] },
  isExclusive: true,
  carriedOut: 'at-grant',
  correctionPath: '/services/suspend-contribution',
  check: checkSuspensionRequest,
  execute: storeSuspension,
  effectiveMonth: {
    promised: ({ mesEfeito }) => mesEfeito,
    firstPossible: async ({ database, row, today }) =>
      effectiveMonth(today, await ruleOn(database, suspensionRules, row.plan, today)),
  },
})
