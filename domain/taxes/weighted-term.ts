import type { IsoDate } from '#domain/calendar.ts'
import { daysBetween } from '#domain/calendar.ts'
import { Decimal, toDecimal } from '#domain/money.ts'
import type { QuotaLot } from '#domain/quotas.ts'
import type { BenefitRisk, RegressiveTaxRules } from './regressive-rate.ts'
import { regressiveRateOfYears } from './regressive-rate.ts'

const DAYS_IN_YEAR = 365.25

/**
 * Average age of lots in days, weighted by their quotas (*prazo médio ponderado*), at the day of the grant (IN Conjunta
 * SRF/SPC/Susep 524/2005, art. 9). 0 without quotas.
 */
export function weightedTermDays(lots: readonly QuotaLot[], on: IsoDate): number {
  const zero = new Decimal(0)
  const quotas = lots.reduce<Decimal>((sum, lot) => sum.plus(toDecimal(lot.quotas)), zero)
  if (quotas.isZero()) return 0
  return lots
    .reduce<Decimal>(
      (sum, lot) => sum.plus(toDecimal(lot.quotas).times(daysBetween(lot.creditedOn, on))),
      zero,
    )
    .dividedBy(quotas)
    .toNumber()
}

/** Years of a term in days: 2652.5 → 7.26. */
export function yearsOfTerm(days: number): number {
  return days / DAYS_IN_YEAR
}

/** Rate of an actuarial benefit, per cent: the term at the grant plus the time it has been paid, so that it falls. */
export function weightedTermRate(
  { termDaysAtGrant, grantedOn, paidOn }: { termDaysAtGrant: number; grantedOn: IsoDate; paidOn: IsoDate },
  rules: RegressiveTaxRules,
  risk?: BenefitRisk,
): number {
  const days = termDaysAtGrant + Math.max(0, daysBetween(grantedOn, paidOn))
  return regressiveRateOfYears(yearsOfTerm(days), rules, risk)
}
