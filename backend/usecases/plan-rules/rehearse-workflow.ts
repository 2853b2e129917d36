import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm'
import { startOfDay } from '#backend/database/start-of-day.ts'
import type { RuleRehearsal } from '#contract/plan-rules/plan-rules.ts'
import { type RequestKindSlug, requestKindFacts, requestKindSlugs } from '#contract/requests/request-kinds.ts'
import { attendantLevelNames } from '#contract/service-desk/attendant-levels.ts'
import { dateText } from '#contract/value-text.ts'
import { addDays, type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import type { AttendantLevelId } from '#domain/participants.ts'
import { type Rehearsed, rehearse } from '#domain/requests/rehearsal.ts'
import { type RequestWorkflow, totalBusinessDays } from '#domain/requests/workflow.ts'
import type { Querier } from '../../database/client.ts'
import { requestKindId } from '../../database/reference-data.ts'
import { requestStages } from '../../database/schema/request-stages.ts'
import { requests } from '../../database/schema/requests.ts'
import type { RuleOf } from '../../rules/define-plan-rules.ts'
import type { requestWorkflow } from '../../rules/request-workflow.ts'
import type { PlanReference } from '../../rules/rule-on.ts'

type Workflows = RuleOf<typeof requestWorkflow>

/** Days of requests that are gone through again. */
const REHEARSED_DAYS = 90
/** The newest of those that differ are named. */
const MAX_NAMED = 50

/**
 * Goes through the requests of the last 90 days again, of each kind whose stages change: how many would have differed in the number of
 * stages, the last day to decide or the levels, and the newest of those. Writes nothing.
 */
export async function rehearseWorkflows(
  database: Querier,
  plan: PlanReference,
  { before, after, today }: { before: Workflows | null; after: Workflows; today: IsoDate },
): Promise<RuleRehearsal | null> {
  const changed = requestKindSlugs.filter(
    (slug) => after[slug] !== undefined && JSON.stringify(before?.[slug]) !== JSON.stringify(after[slug]),
  )
  if (changed.length === 0) return null
  const since = addDays(today, -REHEARSED_DAYS)
  const kinds: KindRehearsal[] = []
  for (const slug of changed) {
    const workflow = after[slug]
    if (workflow) kinds.push(await rehearseKind(database, { plan, slug, workflow, since }))
  }
  return {
    desde: since,
    ate: today,
    solicitacoes: kinds.reduce((sum, { count }) => sum + count, 0),
    diferentes: kinds.reduce((sum, { differing }) => sum + differing, 0),
    lista: kinds
      .flatMap(({ named }) => named)
      .toSorted((one, other) => other.recebidaEm.localeCompare(one.recebidaEm))
      .slice(0, MAX_NAMED),
  }
}

type KindRehearsal = { count: number; differing: number; named: RuleRehearsal['lista'] }

type Input = { plan: PlanReference; slug: RequestKindSlug; workflow: RequestWorkflow; since: IsoDate }

async function rehearseKind(
  database: Querier,
  { plan, slug, workflow, since }: Input,
): Promise<KindRehearsal> {
  const levels = sql<
    AttendantLevelId[]
  >`(select array_agg(${requestStages.level} order by ${requestStages.position})
    from ${requestStages} where ${requestStages.requestId} = ${requests.id})`
  const wanted = `{${workflow.stages.map(({ level }) => level).join()}}`
  // The last day moves with the term and with nothing else, so what differs is found without counting days.
  const differs: SQL = sql`(${requests.slaBusinessDays} <> ${totalBusinessDays(workflow)} or ${levels} is distinct from ${wanted}::smallint[])`
  const ofKind = and(
    eq(requests.planId, plan.id),
    eq(requests.kindId, requestKindId(slug)),
    gte(requests.filedAt, startOfDay(since)),
  )
  const [counted] = await database
    .select({
      count: sql<number>`count(*)::int`,
      differing: sql<number>`(count(*) filter (where ${differs}))::int`,
    })
    .from(requests)
    .where(ofKind)
  const rows = await database
    .select({
      id: requests.id,
      protocol: requests.protocol,
      filedAt: requests.filedAt,
      slaBusinessDays: requests.slaBusinessDays,
      levels,
    })
    .from(requests)
    .where(and(ofKind, differs))
    .orderBy(desc(requests.filedAt), desc(requests.id))
    .limit(MAX_NAMED)
  const named = rows.map(({ id, protocol, filedAt, ...way }) => ({
    idRequisicao: id,
    protocolo: protocol,
    funcionalidade: requestKindFacts[slug].name,
    recebidaEm: filedAt.toISOString(),
    diferencas: differencesOf({ ...way, filedOn: saoPauloDateOf(filedAt) }, workflow),
  }))
  return { count: counted?.count ?? 0, differing: counted?.differing ?? 0, named }
}

function differencesOf(
  filed: Parameters<typeof rehearse>[0],
  workflow: RequestWorkflow,
): RuleRehearsal['lista'][number]['diferencas'] {
  const { stages, dueOn, levels } = rehearse(filed, workflow)
  return [
    ...line('Etapas', stages, String),
    ...line('Prazo', dueOn, (day) => (day === null ? 'Sem prazo' : dateText(day))),
    ...line('Níveis', levels, (all) => all.map((level) => attendantLevelNames[level]).join(', ')),
  ]
}

function line<Value>(nome: string, change: Rehearsed<Value> | null, text: (value: Value) => string) {
  return change ? [{ nome, antes: text(change.before), depois: text(change.after) }] : []
}
