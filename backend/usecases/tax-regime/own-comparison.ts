import type { RegimeComparisonOnWire } from '#contract/tax-regime.ts'
import type { IsoDate } from '#domain/calendar.ts'
import type { RegimeTax } from '#domain/taxes/compare-regimes.ts'
import { compareRegimes } from '#domain/taxes/compare-regimes.ts'
import { regressiveRate } from '#domain/taxes/regressive-rate.ts'
import type { Querier } from '../../database/client.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { readResidence } from '../addresses/read-residence.ts'
import { readOwnLots } from './own-lots.ts'
import { comparisonRulesOn } from './tax-parameters.ts'
import { yearOfSalary } from './year-of-salary.ts'

const OUTLOOK_YEARS = 10

/**
 * Both regimes on a link's own lots, as if everything were paid today; null without balance. The annual return is computed with a
 * year of the salary that the sponsor informed, because a redemption comes on top of it; without a salary, with nothing else.
 */
export async function readOwnComparison(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<RegimeComparisonOnWire | null> {
  const own = await readOwnLots(database, row, today)
  if (!own) return null
  const { lots, quota } = own
  const { livesAbroad } = await readResidence(database, row.person.id, today)
  const rules = await comparisonRulesOn(database, today, livesAbroad)
  const otherAnnualIncome = await yearOfSalary(database, row, today)
  const comparison = compareRegimes(
    {
      lots,
      unitValue: quota.value,
      on: today,
      otherAnnualIncome,
      dependants: 0,
      outlookYears: OUTLOOK_YEARS,
    },
    rules,
  )
  const countOf = (ratePercent: number) =>
    lots.filter(({ creditedOn }) => regressiveRate(creditedOn, today, rules.regressive) === ratePercent)
      .length
  return {
    perfil: row.profile,
    dataCota: quota.date,
    valorCota: Number(quota.value),
    total: comparison.gross,
    outrasRendas: otherAnnualIncome,
    aliquotaResgate: rules.progressiveRedemptionPercent,
    faixas: comparison.bands.map(({ ratePercent, quotas, value, tax }) => ({
      aliquota: ratePercent,
      contribuicoes: countOf(ratePercent),
      cotas: quotas,
      valor: value,
      imposto: tax,
    })),
    regressivo: taxOnWire(comparison.regressive),
    progressivoRetido: taxOnWire(comparison.progressiveWithheld),
    progressivoFinal: livesAbroad ? null : taxOnWire(comparison.progressiveFinal),
    proximaQueda: comparison.nextDrop && {
      data: comparison.nextDrop.from,
      aliquota: comparison.nextDrop.ratePercent,
    },
    projecao: comparison.outlook.map(({ years, on, regressive }) => ({
      anos: years,
      data: on,
      regressivo: taxOnWire(regressive),
    })),
  }
}

/** A regime's tax as the wire carries it. */
export function taxOnWire({ tax, net, effectivePercent }: RegimeTax) {
  return { imposto: tax, liquido: net, aliquota: effectivePercent }
}
