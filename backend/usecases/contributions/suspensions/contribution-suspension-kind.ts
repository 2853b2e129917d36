import type * as v from 'valibot'
import { contributionSuspension as suspensionRules } from '#backend/rules/contribution-kinds.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import { suspensionFields } from '#contract/contributions/suspensions.text.ts'
import {
  retornarSuspensaoContribuicao,
  type SuspensionData,
  suspenderContribuicao,
  suspensionData,
} from '#contract/contributions/suspensions.ts'
import { effectiveMonth } from '#domain/contributions/effective-month.ts'
import { linkReading } from '../../plans/link-reading.ts'
import { defineRequestKind } from '../../request-engine/define-request-kind.ts'
import { correctableFields, problemsOf } from '../../request-engine/recheck.ts'
import { contributionSuspensionEffect } from '../contribution-sentences.ts'
import { checkSuspensionRequest } from './check-suspension.ts'
import { readSuspension } from './read-suspension.ts'
import { storeSuspension } from './store-suspension.ts'

type Input = v.InferOutput<(typeof suspenderContribuicao)['body']>

/** Contributions stand still for some months. */
export const contributionSuspension = defineRequestKind<Input, SuspensionData>({
  slug: 'suspend-contribution',
  call: suspenderContribuicao,
  situation: linkReading(retornarSuspensaoContribuicao, readSuspension),
  service: 'suspend-contribution',
  filedBy: 'participant',
  data: { schema: suspensionData, upgrades: [] },
  isExclusive: true,
  moves: 'nothing',
  settlement: { when: 'at-grant' },
  correctionPath: '/services/suspend-contribution',
  correctable: () => correctableFields(suspensionFields),
  check: checkSuspensionRequest,
  // Nothing is filed without the warning having been read.
  recheck: async (context, { meses }) =>
    problemsOf(await checkSuspensionRequest(context, { meses, cienteRisco: true })),
  effect: ({ from }, data) => contributionSuspensionEffect(data, from),
  settle: storeSuspension,
  effectiveMonth: {
    promised: ({ mesEfeito }) => mesEfeito,
    firstPossible: async ({ database, row, today }) =>
      effectiveMonth(today, await ruleOn(database, suspensionRules, row.plan, today)),
  },
})
