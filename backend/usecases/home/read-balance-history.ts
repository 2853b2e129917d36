import type { BalanceHistoryOnWire } from '#contract/home/balance-history.ts'
import { addToCompetence, competenceOf, type IsoDate } from '#domain/calendar.ts'
import { evolutionOf } from '#domain/statement/evolution.ts'
import type { Querier } from '../../database/client.ts'
import { indexersSince } from '../../database/queries/contribution-payments.ts'
import { movementsByDate, newestQuotas } from '../../database/queries/ledger.ts'
import { quotaStretches } from '../../database/queries/link-quotas.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { investmentProfileQuotas } from '../../database/queries/statement.ts'
import { twelveMonthReturn } from '../statement/plan-figures.ts'
import { BENCHMARKS, compareWithIndexes } from './benchmark.ts'

/** Months of the chart: five years. */
const EVOLUTION_MONTHS = 60

/** The quotas of a year may be a few months old. */
const INDEX_MONTHS = 18

/** How a balance came to be: contributed and held at the newest quota of each month, in whatever profiles the money was. */
export async function readBalanceHistory(
  database: Querier,
  { link }: LinkRow,
  today: IsoDate,
): Promise<BalanceHistoryOnWire> {
  const [movements, stretches, indexes, own] = await Promise.all([
    movementsByDate(database, link.id, today),
    quotaStretches(database, link, today),
    indexersSince(database, BENCHMARKS, addToCompetence(competenceOf(today), -INDEX_MONTHS)),
    newestQuotas(database, [link.profileId], today),
  ])
  const everHeld = new Set([link.profileId, ...movements.map(({ profileId }) => profileId)])
  const since = movements[0]?.date ?? today
  const quotas = own.has(link.profileId)
    ? await investmentProfileQuotas(database, [...everHeld], { since, until: today })
    : []
  return {
    rentabilidade12Meses: twelveMonthReturn(stretches),
    comparacao12Meses: compareWithIndexes(stretches, indexes),
    evolucao: evolutionOf(movements, quotas)
      .slice(-EVOLUTION_MONTHS)
      .map(({ month, contributed, balance }) => ({
        competencia: month,
        contribuido: contributed,
        saldo: balance,
      })),
  }
}
