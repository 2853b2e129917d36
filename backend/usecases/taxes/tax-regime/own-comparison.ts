import type { Querier } from '#backend/database/client.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import type { RegimeComparisonOnWire } from '#contract/taxes/tax-regime.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { Category } from '#domain/participants.ts'
import { balanceOfLots } from '#domain/quotas.ts'
import type { RegimeTax } from '#domain/taxes/compare-regimes.ts'
import { regressiveRate } from '#domain/taxes/regressive-rate.ts'
import { compareToday, readComparisonTerms } from './compared-today.ts'
import { readOwnLots } from './own-lots.ts'
import { redemptionToday } from './redemption-today.ts'

/**
 * Both regimes on a link's own lots, as if what is the person's were paid today: to who saves what a redemption of everything would pay,
 * whatever still stands before it; to who is paid a benefit the whole balance. Null without balance.
 */
export async function readOwnComparison(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<RegimeComparisonOnWire | null> {
  const { scope, paid, terms, quota } = await paidAtOnce(database, row, today)
  if (paid === null || quota === null || paid.lots.length === 0) return null
  const { rules, livesAbroad } = terms
  const comparison = compareToday(paid, terms)
  const countOf = (ratePercent: number) =>
    [...new Set(paid.lots.map(({ creditedOn }) => creditedOn))].filter(
      (creditedOn) => regressiveRate(creditedOn, today, rules.regressive) === ratePercent,
    ).length
  return {
    perfil: row.profile,
    dataCota: quota.date,
    valorCota: Number(quota.value),
    alcance: scope,
    total: comparison.gross,
    outrasRendas: terms.otherAnnualIncome,
    dependentes: terms.dependants,
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

async function paidAtOnce(database: Querier, row: LinkRow, today: IsoDate) {
  const { category } = row.link
  if (category !== Category.assisted && category !== Category.pensioner)
    return { scope: 'resgate' as const, ...(await redemptionToday(database, row, today)) }
  const [own, terms] = await Promise.all([
    readOwnLots(database, row, today),
    readComparisonTerms(database, row, today),
  ])
  const paid = own && {
    lots: own.lots,
    unitValue: own.quota.value,
    gross: balanceOfLots(own.lots, own.quota.value),
  }
  return { scope: 'saldo' as const, paid, terms, quota: own?.quota ?? null }
}

/** A regime's tax as the wire carries it. */
export function taxOnWire({ tax, net, effectivePercent }: RegimeTax) {
  return { imposto: tax, liquido: net, aliquota: effectivePercent }
}
