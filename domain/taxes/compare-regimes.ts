import type { IsoDate } from '#domain/calendar.ts'
import { addYears } from '#domain/calendar.ts'
import type { Amount } from '#domain/money.ts'
import { percentOf, roundHalfUp2, sharePercent, sumReais } from '#domain/money.ts'
import type { QuotaLot } from '#domain/quotas.ts'
import type { AnnualTaxRules } from './annual-income-tax.ts'
import { type Consumption, consumeLots } from './consume-lots.ts'
import { lumpSumAnnualTax } from './lump-sum-tax.ts'
import type { RegressiveTaxRules } from './regressive-rate.ts'
import { nextRateDrop } from './regressive-rate.ts'
import type { TaxBand } from './tax-lots.ts'
import { taxBands } from './tax-lots.ts'

export interface RegimeComparisonRules {
  regressive: RegressiveTaxRules
  annual: AnnualTaxRules
  /** Withheld from redemptions in the progressive regime, per cent. */
  progressiveRedemptionPercent: number
}

export interface RegimeComparisonInput {
  lots: readonly QuotaLot[]
  /** Payment for them, reais, where accounts are rounded one by one and come to some cents more or less; absent: what they are worth. */
  gross?: number
  unitValue: Amount
  on: IsoDate
  /** Other taxable income of the year of payment, reais. */
  otherAnnualIncome: Amount
  dependants: number
  /** Years to look ahead, without new contributions and at today's value. */
  outlookYears: number
}

/** Tax if everything were paid at once, reais and per cent. */
export interface RegimeTax {
  tax: number
  net: number
  effectivePercent: number
}

export interface RegimeComparison {
  /** Value of the lots today, reais. */
  gross: number
  /** Own lots by rate, highest first; their values add up to `gross`. */
  bands: TaxBand[]
  regressive: RegimeTax
  /** Withheld at once, before the annual return. */
  progressiveWithheld: RegimeTax
  /** After the annual return, with the other income of the year. */
  progressiveFinal: RegimeTax
  /** The next lot to fall into a lower rate; null when all are at the lowest. */
  nextDrop: { from: IsoDate; ratePercent: number } | null
  /** The same lots paid in each of the next years. */
  outlook: { years: number; on: IsoDate; regressive: RegimeTax }[]
}

/**
 * The two regimes on a person's own lots, as if everything were paid today. The value of the lots is kept in the outlook:
 * only their age changes.
 */
export function compareRegimes(
  { lots, gross: paid, unitValue, on, otherAnnualIncome, dependants, outlookYears }: RegimeComparisonInput,
  rules: RegimeComparisonRules,
): RegimeComparison {
  const { gross, taken } = paidOf(consumeLots(lots, unitValue, null), paid)
  const bandsOn = (date: IsoDate) => taxBands(taken, date, rules.regressive)
  const regressiveOn = (date: IsoDate) =>
    regimeTax(
      gross,
      bandsOn(date).map(({ tax }) => tax),
    )
  const drops = [...new Set(lots.map(({ creditedOn }) => creditedOn))]
    .map((creditedOn) => nextRateDrop(creditedOn, on, rules.regressive))
    .filter((drop) => drop !== null)
    .toSorted((one, other) => one.from.localeCompare(other.from))
  return {
    gross,
    bands: bandsOn(on),
    regressive: regressiveOn(on),
    progressiveWithheld: regimeTax(gross, [
      roundHalfUp2(percentOf(gross, rules.progressiveRedemptionPercent)),
    ]),
    progressiveFinal: regimeTax(gross, [
      lumpSumAnnualTax({ gross, otherAnnualIncome, dependants }, rules.annual),
    ]),
    nextDrop: drops[0] ?? null,
    outlook: Array.from({ length: outlookYears + 1 }, (_, years) => {
      const date = addYears(on, years)
      return { years, on: date, regressive: regressiveOn(date) }
    }),
  }
}

/** Everything that the lots are worth, with what is paid more or less in the newest of them. */
function paidOf({ gross, taken }: Consumption<QuotaLot>, paid = gross) {
  const newest = taken.at(-1)
  if (newest === undefined) return { gross: 0, taken }
  const difference = sumReais([paid, -gross])
  return {
    gross: paid,
    taken: [...taken.slice(0, -1), { ...newest, value: sumReais([newest.value, difference]) }],
  }
}

function regimeTax(gross: number, taxes: readonly number[]): RegimeTax {
  const tax = sumReais(taxes)
  return { tax, net: sumReais([gross, -tax]), effectivePercent: sharePercent(tax, gross) }
}
