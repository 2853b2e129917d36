import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { auditEntries } from '#backend/database/schema/audit.ts'
import { people } from '#backend/database/schema/people.ts'
import type { AuditActionId } from '#backend/security/audit-actions/all-actions.ts'
import type { RegistryStep, registryActs } from '#contract/settings/registries.ts'

const MOST_STEPS = 100

/** Recorded acts on a record, and the name under which each keeps its change. */
const acts = {
  'registry-entry.created': { ato: 'criou', part: 'data' },
  'registry-entry.changed': { ato: 'alterou', part: 'data' },
  'indexer-values.changed': { ato: 'alterou-valores', part: 'values' },
  'registry-entry.archived': { ato: 'arquivou', part: null },
  'registry-entry.reactivated': { ato: 'reativou', part: null },
} as const satisfies Partial<
  Record<AuditActionId, { ato: (typeof registryActs)[number]; part: 'data' | 'values' | null }>
>
const actions = Object.keys(acts) as (keyof typeof acts)[]

/** History of a record that the caller knows to exist, newest first, read from the audit. */
export async function readHistory(database: Querier, entryId: number): Promise<RegistryStep[]> {
  const rows = await database
    .select({ entry: auditEntries, author: people.name })
    .from(auditEntries)
    .leftJoin(people, eq(people.id, auditEntries.actorId))
    .where(
      and(
        eq(auditEntries.entity, 'registry-entry'),
        eq(auditEntries.entityId, String(entryId)),
        inArray(auditEntries.action, actions),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(MOST_STEPS)
  return rows.map(({ entry: { id, at, action, before, after }, author }) => {
    const { ato, part } = acts[action as keyof typeof acts]
    return {
      id,
      em: at.toISOString(),
      por: author,
      ato,
      mudancas: part ? changesBetween(before?.[part], after?.[part]) : [],
    }
  })
}

type Scalar = RegistryStep['mudancas'][number]['antes']

function changesBetween(before: unknown, after: unknown): RegistryStep['mudancas'] {
  const [old, fresh] = [scalarsOf(before), scalarsOf(after)]
  return [...new Set([...fresh.keys(), ...old.keys()])].flatMap((campo) => {
    const [antes, depois] = [old.get(campo) ?? null, fresh.get(campo) ?? null]
    return antes === depois ? [] : [{ campo, antes, depois }]
  })
}

function scalarsOf(values: unknown): Map<string, Scalar> {
  if (typeof values !== 'object' || values === null) return new Map()
  return new Map(Object.entries(values).filter((entry): entry is [string, Scalar] => isScalar(entry[1])))
}

function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}
