import { checkLoanValues } from '#contract/loans/loan-check.ts'
import { loanDataOf } from '#contract/loans/loan-data.ts'
import { eligibilitySentence, loanRefusals } from '#contract/loans/loans.text.ts'
import type { LoanData, LoanRequestOnWire } from '#contract/loans/loans.ts'
import { loanCollectionWords } from '#contract/loans/wire-words.ts'
import { loanEligibility } from '#domain/loans/loan-eligibility.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { FilingProblem, KindContext } from '../request-engine/define-request-kind.ts'
import { creditAccount } from './credit-account.ts'
import { loanCheckFacts, readLoanFacts } from './loan-facts.ts'

type Input = Pick<LoanRequestOnWire, 'valor' | 'parcelas' | 'sistema' | 'ciente'>

/**
 * Checks an asked loan with the plan's rules: what a request keeps. Who is lent nothing whatever they ask for is refused. `promised`: the
 * rate that was promised at the filing, points a month.
 */
export async function checkLoan(
  { database, row, today }: KindContext,
  input: Input,
  promised?: number,
): Promise<Outcome<LoanData, FilingProblem>> {
  const known = await readLoanFacts(database, row, today)
  const judged = await loanCheckFacts(database, row, known, today)
  if ('refusal' in judged) return { ok: false, problems: [judged] }
  const { facts } = judged
  const fixed = promised === undefined ? known.rules.monthlyPercent.fixed : String(promised)
  // The promise is the amount of the loan: its costs were counted in at the filing.
  const costs = promised === undefined ? known.rules.costs : 'deducted'
  const rules = { ...known.rules, costs, monthlyPercent: { fixed, indexed: null } }
  const refused = loanEligibility(facts.applicant, { renews: facts.applicant.running !== null }, rules)
  if (refused.length > 0)
    return { ok: false, problems: refused.map((problem) => ({ refusal: eligibilitySentence(problem) })) }
  if ((await creditAccount(database, row.person.id)) === null)
    return { ok: false, problems: [{ refusal: loanRefusals.noAccount }] }
  const outcome = checkLoanValues(input, facts, rules)
  if (!outcome.ok) return outcome
  const collection = known.way && loanCollectionWords.toWire(known.way)
  return {
    ok: true,
    result: loanDataOf(input, outcome.result, { monthlyPercent: fixed ?? '0', collection }),
  }
}
