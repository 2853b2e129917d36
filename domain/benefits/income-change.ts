import {
  addToCompetence,
  type Competence,
  compareIso,
  competenceOf,
  type IsoDate,
  lastDayOfMonth,
} from '#domain/calendar.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { BenefitRules } from './benefit-rules.ts'
import { type ChoiceProblem, choiceProblems } from './grant-benefit.ts'
import type { ChosenIncome } from './income-at-grant.ts'

const HALF_YEAR = 6

/** A whole month in which incomes may be changed; what is changed counts from the first month of the next half-year. */
export interface IncomeChangeWindow {
  from: IsoDate
  to: IsoDate
  effectiveIn: Competence
}

/** The window of a day: the one it falls into, or the next one. @throws RangeError where the plan has none. */
export function incomeChangeWindow(
  today: IsoDate,
  { changeMonths }: Pick<BenefitRules, 'changeMonths'>,
): { isOpen: boolean; window: IncomeChangeWindow } {
  for (let ahead = 0; ahead < 12; ahead += 1) {
    const month = addToCompetence(competenceOf(today), ahead)
    if (changeMonths.includes(monthOf(month))) return { isOpen: ahead === 0, window: windowIn(month) }
  }
  throw new RangeError('The plan has no window')
}

/** A benefit in payment. */
export interface IncomeInPayment {
  income: ChosenIncome
  /** Months left of a term; null for other incomes. */
  monthsLeft: number | null
  /** Day of the last change filed and not withdrawn; null without one. */
  lastChangedOn: IsoDate | null
  today: IsoDate
}

/** The new income: another percentage, or what is left as a term of so many years. */
export type NewIncome = Exclude<ChosenIncome, { type: 'lifetime' }>

export type IncomeChangeProblem =
  | { field: 'type'; code: 'lifetime-is-final' }
  | { field: 'type'; code: 'term-stays-term' }
  | { field: 'type'; code: 'nothing-changes' }
  | { field: 'window'; code: 'window-closed'; from: IsoDate; to: IsoDate }
  | { field: 'window'; code: 'changed-in-window'; nextFrom: IsoDate }
  | ChoiceProblem

/** A change of income as it is filed, and the first month it is paid by. */
export function checkIncomeChange(
  wanted: NewIncome,
  { income, monthsLeft, lastChangedOn, today }: IncomeInPayment,
  rules: Pick<BenefitRules, 'changeMonths' | 'incomeTypes' | 'percent' | 'termYears'>,
): Outcome<{ income: NewIncome; effectiveIn: Competence }, IncomeChangeProblem> {
  if (income.type === 'lifetime')
    return { ok: false, problems: [{ field: 'type', code: 'lifetime-is-final' }] }
  const { isOpen, window } = incomeChangeWindow(today, rules)
  const problems: IncomeChangeProblem[] = []
  if (!isOpen) problems.push({ field: 'window', code: 'window-closed', from: window.from, to: window.to })
  else if (lastChangedOn !== null && compareIso(lastChangedOn, window.from) >= 0) {
    const next = incomeChangeWindow(`${addToCompetence(competenceOf(today), 1)}-01`, rules)
    problems.push({ field: 'window', code: 'changed-in-window', nextFrom: next.window.from })
  }
  if (income.type === 'fixed-term' && wanted.type === 'percent')
    problems.push({ field: 'type', code: 'term-stays-term' })
  else problems.push(...choiceProblems(wanted, rules))
  if (isSame(wanted, income, monthsLeft)) problems.push({ field: 'type', code: 'nothing-changes' })
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, result: { income: wanted, effectiveIn: window.effectiveIn } }
}

function windowIn(month: Competence): IncomeChangeWindow {
  const intoHalfYear = (monthOf(month) - 1) % HALF_YEAR
  return {
    from: `${month}-01`,
    to: lastDayOfMonth(month),
    effectiveIn: addToCompetence(month, HALF_YEAR - intoHalfYear),
  }
}

function isSame(wanted: NewIncome, income: ChosenIncome, monthsLeft: number | null): boolean {
  if (wanted.type === 'percent') return income.type === 'percent' && wanted.percent === income.percent
  return income.type === 'fixed-term' && wanted.years * 12 === monthsLeft
}

function monthOf(month: Competence): number {
  return Number(month.slice(5))
}
