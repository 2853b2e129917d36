import { paysAtOnce } from '#domain/benefits/benefit-effect.ts'
import type { IncomeRules } from '#domain/benefits/benefit-rules.ts'
import { choiceProblems } from '#domain/benefits/grant-benefit.ts'
import { incomeAtGrant } from '#domain/benefits/income-at-grant.ts'
import {
  type OngoingIncome,
  type PensionIncome,
  type PensionIncomeProblem,
  pensionIncome,
} from '#domain/deaths/pension-income.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { BankAccount } from '#domain/people/bank-account.ts'
import type { IncomeChangeValues } from '../benefits/income-change.ts'
import { newIncomeOf } from '../benefits/income-change-check.ts'
import { type Complaint, complaints } from '../complaints.ts'
import { type BankAccountValues, checkBankAccountValues } from '../people/contacts-check.ts'
import { pensionIncomeSentence, pensionSentences as sentences } from './pensions.text.ts'

/** The account of a beneficiary, and how the pension is paid where nothing says it already. */
export type PensionValues = BankAccountValues & IncomeChangeValues

/** By what a pension is worked out: the part in reais, the quota and the real return of the plan, the day of its first payment, and what of the income goes on. */
export type PensionFacts = {
  part: number
  unitValue: string
  realReturnPercent: number
  /** Day of the first payment, ISO. */
  paidOn: string
  ongoing: OngoingIncome | null
  rules: IncomeRules
}

const paths: Readonly<Record<PensionIncomeProblem['field'], keyof IncomeChangeValues>> = {
  type: 'tipo',
  percent: 'percentual',
  years: 'anos',
  income: 'tipo',
}

/** Whether it has to be chosen how a pension is paid: nothing goes on, and the part is not so small that it is paid at once. */
export function asksForIncome({ part, ongoing, rules, ...figures }: PensionFacts): boolean {
  return ongoing === null && !paysAtOnce({ ...figures, balance: part, annuityFactor: null }, rules)
}

/** A pension that is to be opened: the account as it is kept and how it is paid, or every complaint. */
export function checkPension(
  values: PensionValues,
  facts: PensionFacts,
): Outcome<{ account: BankAccount; income: PensionIncome }, Complaint> {
  const account = checkBankAccountValues(values)
  const income = incomeOf(values, facts)
  if (account.ok && income.ok) return { ok: true, result: { account: account.result, income: income.result } }
  return { ok: false, problems: [account, income].flatMap((of) => (of.ok ? [] : of.problems)) }
}

function incomeOf(
  values: PensionValues,
  { part, ongoing, rules, ...figures }: PensionFacts,
): Outcome<PensionIncome, Complaint> {
  const wanted = newIncomeOf(values)
  const facts = { ...figures, balance: part, annuityFactor: null }
  if (wanted === null && asksForIncome({ part, ongoing, rules, ...figures }))
    return { ok: false, problems: [missingOf(values)] }
  const outcome = pensionIncome({ ongoing, wanted }, facts, rules)
  if (outcome.ok) return outcome
  return complaints(outcome.problems, (problem) => [paths[problem.field], pensionIncomeSentence(problem)])
}

function missingOf({ tipo }: IncomeChangeValues): Complaint {
  if (tipo === null) return { field: 'tipo', sentence: sentences.noIncome }
  return tipo === 'percentual'
    ? { field: 'percentual', sentence: sentences.noPercent }
    : { field: 'anos', sentence: sentences.noYears }
}

/** Payment of the part today by an income that is chosen whole, reais before tax; null while it is not, or the plan does not take it. */
export function incomeToday(
  values: IncomeChangeValues,
  { part, rules, ...figures }: PensionFacts,
): number | null {
  const wanted = newIncomeOf(values)
  if (wanted === null || choiceProblems(wanted, rules).length > 0) return null
  return incomeAtGrant(part, wanted, { ...figures, annuityFactor: null }, rules).income
}
