import { and, count, eq, notInArray } from 'drizzle-orm'
import type * as v from 'valibot'
import type { retornarResumoPlano } from '#contract/planos.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { ledgerTotals } from '#domain/ledger-totals.ts'
import { isFinalStatus, requestStatuses } from '#domain/requests/request-status.ts'
import type { Querier } from '../../database/client.ts'
import {
  movementsByDate,
  movementsOf,
  newestContributions,
  newestIncomes,
  quotasUntil,
} from '../../database/queries/ledger.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { readPlanRules } from '../../database/queries/plan-rules.ts'
import { requests } from '../../database/schema/requests.ts'
import { notFound } from '../../problem.ts'
import { nextContribution } from '../contributions/next-contribution.ts'
import { planEvolution } from './plan-evolution.ts'
import { lastBenefit, lastContribution, twelveMonthReturn } from './plan-figures.ts'

type Summary = v.InferInput<(typeof retornarResumoPlano)['answer']>

/** Months of the chart: five years. */
const EVOLUTION_MONTHS = 60

/**
 * The plan at a glance on a day. Everything is computed from the lots and the newest quota.
 * @throws 404 when the link's profile has no quota yet.
 */
export async function summarisePlan(database: Querier, row: LinkRow, today: IsoDate): Promise<Summary> {
  const { link, plan, profile } = row
  const [quotas, entries, contributions, incomes, rules, openRequests] = await Promise.all([
    quotasUntil(database, link.profileId, { until: today, count: EVOLUTION_MONTHS }),
    movementsOf(database, link.id, today),
    newestContributions(database, link.id, today),
    newestIncomes(database, link.id, today),
    readPlanRules(database, plan, today),
    countOpenRequests(database, link.id),
  ])
  const [oldest, quota] = [quotas.at(0), quotas.at(-1)]
  if (!oldest || !quota) throw notFound('Ainda não há cota publicada para o perfil deste vínculo.')
  const movements = await movementsByDate(database, link.id, { after: oldest.date, until: today })
  const { total, participant, sponsor, ported } = ledgerTotals(entries, quota.value)
  return {
    saldo: {
      total: total.balance,
      participante: participant.balance,
      patrocinadora: sponsor.balance,
      portado: ported.balance,
      cotas: total.quotas,
      valorCota: Number(quota.value),
      dataCota: quota.date,
      perfil: profile,
    },
    totalContribuido: total.contributed,
    rendimento: total.return,
    rentabilidade12Meses: twelveMonthReturn(quotas),
    ultimaContribuicao: lastContribution(contributions),
    proximaContribuicao: await nextContribution(database, row, rules, today),
    ultimoBeneficio: lastBenefit(incomes),
    requisicoesAbertas: openRequests,
    evolucao: planEvolution(total, movements, quotas),
  }
}

async function countOpenRequests(database: Querier, linkId: number): Promise<number> {
  const [row] = await database
    .select({ open: count() })
    .from(requests)
    .where(
      and(eq(requests.linkId, linkId), notInArray(requests.status, requestStatuses.filter(isFinalStatus))),
    )
  return row?.open ?? 0
}
