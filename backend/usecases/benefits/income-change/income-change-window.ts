import type { BenefitRules } from '#domain/benefits/benefit-rules.ts'
import { type IncomeChangeWindow, incomeChangeWindow } from '#domain/benefits/income-change.ts'
import { addToCompetence, competenceOf, type IsoDate } from '#domain/calendar.ts'

/** The window that a change filed on a day belongs to: the one of the day, else the next. */
export function windowOf(day: IsoDate, rules: Pick<BenefitRules, 'changeMonths'>): IncomeChangeWindow {
  return incomeChangeWindow(day, rules).window
}

/** The window after the one of a day, or after the next. */
export function windowAfter(day: IsoDate, rules: Pick<BenefitRules, 'changeMonths'>): IncomeChangeWindow {
  return windowOf(`${addToCompetence(competenceOf(windowOf(day, rules).from), 1)}-01`, rules)
}
