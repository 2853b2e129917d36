import type * as v from 'valibot'
import { cashWithdrawalFields, cashWithdrawalSentences } from '#contract/benefits/cash-withdrawal.text.ts'
import {
  type CashWithdrawalData,
  type CashWithdrawalRequestOnWire,
  cashWithdrawalData,
  pedirSaqueVista,
  retornarSaqueVista,
} from '#contract/benefits/cash-withdrawal.ts'
import { cashWithdrawalRefusal, checkCashWithdrawalValues } from '#contract/benefits/cash-withdrawal-check.ts'
import type { Outcome } from '#domain/outcome.ts'
import { linkReading } from '../plans/link-reading.ts'
import {
  defineRequestKind,
  type FilingProblem,
  type KindContext,
} from '../request-engine/define-request-kind.ts'
import { correctableFields, problemsOf } from '../request-engine/recheck.ts'
import { cashEffect } from './benefit-sentences.ts'
import { grantCash } from './grant-cash.ts'
import { readCashTerms, readCashWithdrawal } from './read-cash-withdrawal.ts'

type Input = v.InferOutput<(typeof pedirSaqueVista)['body']>

/** *Saque à vista*: part of the balance with the first payment of a benefit that was granted without it. Payroll moves the money. */
export const cashWithdrawal = defineRequestKind<Input, CashWithdrawalData>({
  slug: 'saque-a-vista',
  call: pedirSaqueVista,
  situation: linkReading(retornarSaqueVista, readCashWithdrawal),
  service: 'saque-a-vista',
  filedBy: 'participant',
  data: { schema: cashWithdrawalData, upgrades: [] },
  isExclusive: true,
  moves: 'nothing',
  settlement: { when: 'at-grant' },
  correctionPath: '/services/saque-a-vista',
  correctable: () => correctableFields({ percentual: cashWithdrawalFields.percentual }),
  check: checkCashRequest,
  recheck: async (context, { percentual }) =>
    problemsOf(await checkCashRequest(context, { percentual, ciente: true })),
  effect: (_, data) => cashEffect(data),
  settle: grantCash,
})

/** Checks asked cash: what a request keeps. Asked again at the grant, where only the percentage was promised. */
async function checkCashRequest(
  { database, row, today }: KindContext,
  input: Pick<CashWithdrawalRequestOnWire, 'percentual' | 'ciente'>,
): Promise<Outcome<CashWithdrawalData, FilingProblem>> {
  const terms = await readCashTerms(database, row, today)
  const refusal = cashWithdrawalRefusal(terms)
  if (refusal !== null) return { ok: false, problems: [{ refusal: cashWithdrawalSentences[refusal] }] }
  return checkCashWithdrawalValues(input, terms)
}
