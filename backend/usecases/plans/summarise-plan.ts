import { and, count, eq, inArray } from 'drizzle-orm'
import type * as v from 'valibot'
import type { retornarResumoPlano } from '#contract/plans.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { toDecimal } from '#domain/money.ts'
import { evolutionOf } from '#domain/statement/evolution.ts'
import type { Querier } from '../../database/client.ts'
import {
  movementsByDate,
  movementsOf,
  newestContributions,
  newestIncomes,
  type ProfileMovement,
} from '../../database/queries/ledger.ts'
import { quotaStretches } from '../../database/queries/link-quotas.ts'
import { OPEN_STATUSES } from '../../database/queries/link-requests.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { investmentProfileQuotas } from '../../database/queries/statement.ts'
import { requests } from '../../database/schema/requests.ts'
import { contributionRulesOn } from '../../rules/contribution-rules.ts'
import { nextContribution } from '../contributions/next-contribution.ts'
import { readBalance } from '../statement/read-balance.ts'
import { lastBenefit, lastContribution, twelveMonthReturn } from './plan-figures.ts'

type Summary = v.InferInput<(typeof retornarResumoPlano)['answer']>

/** Months of the chart: five years. */
const EVOLUTION_MONTHS = 60

/** The plan at a glance on a day. Everything is computed from the ledger and the newest quotas; without one there is no balance. */
export async function summarisePlan(database: Querier, row: LinkRow, today: IsoDate): Promise<Summary> {
  const { link, plan } = row
  const [stretches, entries, contributions, incomes, rules, openRequests] = await Promise.all([
    quotaStretches(database, link, today),
    movementsOf(database, link.id, today),
    newestContributions(database, link.id, today),
    newestIncomes(database, link.id, today),
    contributionRulesOn(database, plan, today),
    countOpenRequests(database, link.id),
  ])
  const base = {
    rentabilidade12Meses: twelveMonthReturn(stretches),
    ultimaContribuicao: lastContribution(contributions),
    proximaContribuicao: await nextContribution(database, row, rules, today),
    ultimoBeneficio: lastBenefit(incomes),
    requisicoesAbertas: openRequests,
  }
  const { totals, quota, positions } = await readBalance(database, link.profileId, entries, today)
  const { total, participant, sponsor, ported } = totals
  const totalContribuido = total.contributed
  if (!quota) return { ...base, saldo: null, totalContribuido, rendimento: null, evolucao: [] }
  return {
    ...base,
    saldo: {
      total: total.balance,
      participante: participant.balance,
      patrocinadora: sponsor.balance,
      portado: ported.balance,
      cotas: toDecimal(
        positions.find(({ profileId }) => profileId === link.profileId)?.quotas ?? 0,
      ).toNumber(),
      valorCota: Number(quota.value),
      dataCota: quota.date,
      perfil: row.profile,
    },
    totalContribuido,
    rendimento: total.return,
    evolucao: await readEvolution(database, row, entries, today),
  }
}

/** Contributed and balance at the newest quotas, in whatever profiles the money was. */
async function readEvolution(
  database: Querier,
  { link }: LinkRow,
  entries: readonly ProfileMovement[],
  today: IsoDate,
): Promise<Summary['evolucao']> {
  const movements = await movementsByDate(database, link.id, today)
  const profileIds = new Set([link.profileId, ...entries.map(({ profileId }) => profileId)])
  const quotas = await investmentProfileQuotas(database, [...profileIds], {
    since: movements[0]?.date ?? today,
    until: today,
  })
  return evolutionOf(movements, quotas)
    .slice(-EVOLUTION_MONTHS)
    .map(({ month, contributed, balance }) => ({
      competencia: month,
      contribuido: contributed,
      saldo: balance,
    }))
}

async function countOpenRequests(database: Querier, linkId: number): Promise<number> {
  const [row] = await database
    .select({ open: count() })
    .from(requests)
    .where(and(eq(requests.linkId, linkId), inArray(requests.status, OPEN_STATUSES)))
  return row?.open ?? 0
}
