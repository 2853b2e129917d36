import type { Querier } from '#backend/database/client.ts'
import { taxDependantsIn } from '#backend/database/queries/dependants.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import type { BothRegimesOnWire } from '#contract/taxes/both-regimes.ts'
import { competenceOf, type IsoDate } from '#domain/calendar.ts'
import type { QuotaLot } from '#domain/quotas.ts'
import { compareRegimes, type RegimeComparison, type RegimeTax } from '#domain/taxes/compare-regimes.ts'
import { readResidence } from '../../people/addresses/read-residence.ts'
import { confirmedAnswers } from './confirmed-answers.ts'
import { comparisonRulesOn } from './tax-parameters.ts'
import { yearOfSalary } from './year-of-salary.ts'

const OUTLOOK_YEARS = 10

/** Payment at once of a link's lots; `gross`: reais. */
export type PaidAtOnce = { lots: readonly QuotaLot[]; gross: number; unitValue: string }

/** By which tables, and beside which other income, the regimes are compared for a link on a day. */
export type ComparisonTerms = Awaited<ReturnType<typeof readComparisonTerms>>

/**
 * The tables, and what is taken of the person's year: the other income and the dependants that they confirmed in the simulator, else twelve
 * salaries that the sponsor informed and the dependants on record.
 */
export async function readComparisonTerms(database: Querier, row: LinkRow, today: IsoDate) {
  const { person } = row
  const [{ livesAbroad }, confirmed] = await Promise.all([
    readResidence(database, person.id, today),
    confirmedAnswers(database, { personId: person.id }, row),
  ])
  const [rules, otherAnnualIncome, dependants] = await Promise.all([
    comparisonRulesOn(database, today, livesAbroad),
    confirmed?.outrasRendas ?? yearOfSalary(database, row, today),
    confirmed?.dependentes ?? taxDependantsIn(database, person.id, competenceOf(today)),
  ])
  return { on: today, rules, livesAbroad, otherAnnualIncome, dependants }
}

/** Both regimes on what is paid at once: the only comparison of what a redemption costs. */
export function compareToday(paid: PaidAtOnce, terms: ComparisonTerms): RegimeComparison {
  const { on, rules, otherAnnualIncome, dependants } = terms
  return compareRegimes({ ...paid, on, otherAnnualIncome, dependants, outlookYears: OUTLOOK_YEARS }, rules)
}

/** The same as pages and documents read it; `null`: of nothing. */
export function bothRegimesOnWire(paid: PaidAtOnce | null, terms: ComparisonTerms): BothRegimesOnWire {
  const { livesAbroad, otherAnnualIncome, dependants, rules } = terms
  const year = { outrasRendas: otherAnnualIncome, dependentes: dependants }
  if (paid === null) {
    const nothing = { imposto: 0, liquido: 0, faixas: [] }
    return { progressivo: { ...nothing, final: null }, regressivo: nothing, ano: year }
  }
  const { gross, bands, regressive, progressiveWithheld, progressiveFinal } = compareToday(paid, terms)
  const totals = ({ tax, net }: RegimeTax) => ({ imposto: tax, liquido: net })
  return {
    progressivo: {
      ...totals(progressiveWithheld),
      faixas: [
        { aliquota: rules.progressiveRedemptionPercent, valor: gross, imposto: progressiveWithheld.tax },
      ],
      final: livesAbroad ? null : totals(progressiveFinal),
    },
    regressivo: {
      ...totals(regressive),
      faixas: bands.map(({ ratePercent, value, tax }) => ({
        aliquota: ratePercent,
        valor: value,
        imposto: tax,
      })),
    },
    ano: year,
  }
}
