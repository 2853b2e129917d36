import type { Querier } from '#backend/database/client.ts'
import {
  ageExemptionAfter,
  ageExemptionIn,
  type StoredAgeExemption,
} from '#backend/database/queries/age-exemptions.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { contributionTerms } from '#backend/rules/contribution-kinds.ts'
import { rulesOn } from '#backend/rules/rule-on.ts'
import { monthlyTax } from '#backend/rules/tax-kinds.ts'
import { type Competence, competenceOf, type IsoDate } from '#domain/calendar.ts'
import { firstOpenMonth } from '#domain/payroll/pay-slips/benefit-calendar.ts'

export type AgeExemptionFacts = {
  birthDate: IsoDate | null
  /** First month not yet paid, for requests up to `lastFilingDay` of its month. */
  firstOpenMonth: Competence
  currentMonth: Competence
  lastFilingDay: number
  /** Granted and in force this month; null while the slice is applied by itself. */
  current: StoredAgeExemption | null
  /** Granted for a later month. */
  next: StoredAgeExemption | null
  appliesHere: boolean
  /** The slice, reais a month. */
  monthlySlice: number
}

/** Reads them. */
export async function readAgeExemptionFacts(
  database: Querier,
  { link, plan, person }: LinkRow,
  today: IsoDate,
): Promise<AgeExemptionFacts> {
  const month = competenceOf(today)
  const [[terms, { exemptFrom65 }], current, next] = await Promise.all([
    rulesOn(database, [contributionTerms, monthlyTax], plan, today),
    ageExemptionIn(database, link.id, month),
    ageExemptionAfter(database, link.id, month),
  ])
  return {
    birthDate: person.birthDate,
    firstOpenMonth: firstOpenMonth(today, terms),
    currentMonth: month,
    lastFilingDay: terms.lastFilingDay,
    current,
    next,
    appliesHere: (next ?? current)?.appliesHere ?? true,
    monthlySlice: exemptFrom65,
  }
}
