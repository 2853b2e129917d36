import type { Querier } from '#backend/database/client.ts'
import {
  ageExemptionAfter,
  ageExemptionIn,
  type StoredAgeExemption,
} from '#backend/database/queries/age-exemptions.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { readPlanRules } from '#backend/database/queries/plan-rules.ts'
import { monthlyTaxVersions } from '#backend/database/queries/tax-rules.ts'
import { type Competence, competenceOf, type IsoDate } from '#domain/calendar.ts'
import { parameterOn } from '#domain/parameters/validity.ts'
import { firstOpenMonth } from '#domain/pay-slips/benefit-calendar.ts'

/** What a request about the exempt slice has to respect on a day. */
export type AgeExemptionFacts = {
  birthDate: IsoDate | null
  /** First month not yet paid, for requests up to `lastFilingDay` of its month. */
  firstOpenMonth: Competence
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
  const [{ contribution }, current, next, versions] = await Promise.all([
    readPlanRules(database, plan, today),
    ageExemptionIn(database, link.id, month),
    ageExemptionAfter(database, link.id, month),
    monthlyTaxVersions(database),
  ])
  return {
    birthDate: person.birthDate,
    firstOpenMonth: firstOpenMonth(today, contribution),
    lastFilingDay: contribution.lastFilingDay,
    current,
    next,
    appliesHere: (next ?? current)?.appliesHere ?? true,
    monthlySlice: parameterOn(versions, today).exemptFrom65,
  }
}
