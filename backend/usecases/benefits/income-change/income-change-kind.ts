import type * as v from 'valibot'
import { contributionTerms } from '#backend/rules/contribution-kinds.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import { changeStillOpenSentence, incomeChangeFields } from '#contract/benefits/income-change.text.ts'
import {
  alterarRenda,
  type IncomeChangeData,
  retornarAlteracaoRenda,
} from '#contract/benefits/income-change.ts'
import { type Competence, compareIso } from '#domain/calendar.ts'
import { firstOpenMonth } from '#domain/payroll/pay-slips/benefit-calendar.ts'
import { linkReading } from '../../plans/link-reading.ts'
import { defineRequestKind, type KindContext } from '../../request-engine/define-request-kind.ts'
import { correctableFields, problemsOf } from '../../request-engine/recheck.ts'
import { incomeEffect } from '../benefit-sentences.ts'
import { checkIncomeChangeRequest } from './check-income-change.ts'
import { readIncomeChange } from './read-income-change.ts'
import { storeIncome } from './store-income.ts'
import { storedIncomeChange } from './stored-income-change.ts'

type Input = v.InferOutput<(typeof alterarRenda)['body']>

/**
 * Another percentage, another term, or a percentage that becomes a term: filed in a window of the plan, cancelled until that closes, granted
 * after it, and paid from the next half-year on.
 */
export const incomeChange = defineRequestKind<Input, IncomeChangeData>({
  slug: 'alteracao-renda',
  call: alterarRenda,
  situation: linkReading(retornarAlteracaoRenda, readIncomeChange),
  service: 'alteracao-renda',
  filedBy: 'participant',
  data: storedIncomeChange,
  isExclusive: true,
  moves: 'nothing',
  // On the first day of its month: what the months until then pay is no longer in the balance.
  settlement: {
    when: 'on-day',
    day: async ({ mesEfeito }, context) => {
      const possible = await firstPossible(context)
      return `${mesEfeito !== null && mesEfeito > possible ? mesEfeito : possible}-01`
    },
  },
  correctionPath: '/services/alteracao-renda',
  correctable: () => correctableFields(incomeChangeFields),
  check: checkIncomeChangeRequest,
  recheck: async (context, data) => {
    const { cancelavelAte } = data
    if (cancelavelAte !== null && compareIso(context.today, cancelavelAte) <= 0)
      return [{ notYet: changeStillOpenSentence(cancelavelAte) }]
    return problemsOf(await checkIncomeChangeRequest(context, { ...data, idRequisicao: context.requestId }))
  },
  effect: ({ from }, data) => incomeEffect(data, from),
  settle: storeIncome,
  effectiveMonth: {
    promised: ({ mesEfeito }) => mesEfeito,
    firstPossible,
  },
  cancellableUntil: ({ cancelavelAte }) => cancelavelAte,
})

/** The first month whose payment can still be another one. */
async function firstPossible({ database, row, today }: KindContext): Promise<Competence> {
  return firstOpenMonth(today, await ruleOn(database, contributionTerms, row.plan, today))
}
