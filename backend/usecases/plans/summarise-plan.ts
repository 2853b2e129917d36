import { and, count, eq, inArray } from 'drizzle-orm'
import type * as v from 'valibot'
import type { retornarResumoPlano } from '#contract/plans.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { ledgerTotals } from '#domain/ledger-totals.ts'
import type { Querier } from '../../database/client.ts'
import {
  movementsByDate,
  movementsOf,
  newestContributions,
  newestIncomes,
} from '../../database/queries/ledger.ts'
import { quotasOfLink } from '../../database/queries/link-quotas.ts'
import { OPEN_STATUSES } from '../../database/queries/link-requests.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { requests } from '../../database/schema/requests.ts'
import { contributionRulesOn } from '../../rules/contribution-rules.ts'
import { nextContribution } from '../contributions/next-contribution.ts'
import { planEvolution } from './plan-evolution.ts'
import { lastBenefit, lastContribution, twelveMonthReturn } from './plan-figures.ts'

type Summary = v.InferInput<(typeof retornarResumoPlano)['answer']>

/** Months of the chart: five years. */
const EVOLUTION_MONTHS = 60

/** The plan at a glance on a day. Everything is computed from the lots and the newest quota; without one there is no balance. */
export async function summarisePlan(database: Querier, row: LinkRow, today: IsoDate): Promise<Summary> {
  const { link, plan, profile } = row
  const [quotas, entries, contributions, incomes, rules, openRequests] = await Promise.all([
    quotasOfLink(database, link, { until: today, count: EVOLUTION_MONTHS }),
    movementsOf(database, link.id, today),
    newestContributions(database, link.id, today),
    newestIncomes(database, link.id, today),
    contributionRulesOn(database, plan, today),
    countOpenRequests(database, link.id),
  ])
  const base = {
    rentabilidade12Meses: twelveMonthReturn(quotas),
    ultimaContribuicao: lastContribution(contributions),
    proximaContribuicao: await nextContribution(database, row, rules, today),
    ultimoBeneficio: lastBenefit(incomes),
    requisicoesAbertas: openRequests,
  }
  const [oldest, quota] = [quotas.at(0), quotas.at(-1)]
  const { total, participant, sponsor, ported } = ledgerTotals(entries, quota?.value ?? 0)
  const totalContribuido = total.contributed
  if (!oldest || !quota) return { ...base, saldo: null, totalContribuido, rendimento: null, evolucao: [] }
  const movements = await movementsByDate(database, link.id, { after: oldest.date, until: today })
  return {
    ...base,
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
    totalContribuido,
    rendimento: total.return,
    evolucao: planEvolution(total, movements, quotas),
  }
}

async function countOpenRequests(database: Querier, linkId: number): Promise<number> {
  const [row] = await database
    .select({ open: count() })
    .from(requests)
    .where(and(eq(requests.linkId, linkId), inArray(requests.status, OPEN_STATUSES)))
  return row?.open ?? 0
}
