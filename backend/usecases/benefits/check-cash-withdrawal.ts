import { cashWithdrawalSentences } from '#contract/benefits/cash-withdrawal.text.ts'
import type { CashWithdrawalData, CashWithdrawalRequestOnWire } from '#contract/benefits/cash-withdrawal.ts'
import { cashWithdrawalRefusal, checkCashWithdrawalValues } from '#contract/benefits/cash-withdrawal-check.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { FilingProblem, KindContext } from '../request-engine/define-request-kind.ts'
import { readCashTerms } from './read-cash-withdrawal.ts'

/** Checks asked cash: what a request keeps. Asked again at the grant, where only the percentage was promised. */
export async function checkCashRequest(
  { database, row, today }: KindContext,
  input: Pick<CashWithdrawalRequestOnWire, 'percentual' | 'ciente'>,
): Promise<Outcome<CashWithdrawalData, FilingProblem>> {
  const terms = await readCashTerms(database, row, today)
  const refusal = cashWithdrawalRefusal(terms)
  if (refusal !== null) return { ok: false, problems: [{ refusal: cashWithdrawalSentences[refusal] }] }
  return checkCashWithdrawalValues(input, terms)
}
