import { type SQL, sql } from 'drizzle-orm'
import { auditEntries } from '../database/schema/audit.ts'
import type { Work } from '../work.ts'
import { type AuditActionId, auditActions, type KeptKey } from './audit-actions/all-actions.ts'
import { maskValues } from './audit-masks.ts'

/** Values of which an action keeps every name; another name does not compile. */
type Kept<Action extends AuditActionId, Values> = Values & {
  readonly [Name in Exclude<keyof Values, KeptKey<Action>>]: never
}

/** Some of the values that an action keeps, for those that are not known one by one. */
export type KeptValues<Action extends AuditActionId> = Readonly<Partial<Record<KeptKey<Action>, unknown>>>

export type AuditInput<Action extends AuditActionId, Before = unknown, After = unknown> = {
  /** Person whose data changed; null when it is nobody's. */
  subjectId: number | null
  action: Action
  entityId: number | string
  before?: Kept<Action, Before> | undefined
  after?: Kept<Action, After> | undefined
}

/** Rows of one statement: each brings about ten parameters, of which PostgreSQL takes 65,535. */
const MAX_ROWS = 2000

/** As much of a unit of work as its records need. */
export type AuditedWork = Pick<Work, 'database' | 'now' | 'actor' | 'requestId'>

/**
 * Records who changed what of whom, and whether an attendant did it in the person's name, in the transaction that changes it. Of the
 * values it keeps only those that the catalogue lists for the action, {@link discreet} on every level.
 */
export function audit<Action extends AuditActionId, Before extends object, After extends object>(
  work: AuditedWork,
  input: AuditInput<Action, Before, After>,
): Promise<void> {
  return auditAll(work, [input])
}

/** Records many changes of one kind as {@link audit} does one. */
export async function auditAll<Action extends AuditActionId, Before extends object, After extends object>(
  work: AuditedWork,
  inputs: readonly AuditInput<Action, Before, After>[],
): Promise<void> {
  for (let first = 0; first < inputs.length; first += MAX_ROWS) {
    await work.database
      .insert(auditEntries)
      .values(inputs.slice(first, first + MAX_ROWS).map((input) => auditRow(work, input)))
  }
}

/**
 * Records the same of many people as {@link audit} does of one, in one statement: of whomever `subjects` finds, a query of their `id`.
 * `entityId` absent: the person.
 */
export async function auditEach<Action extends AuditActionId, Before extends object, After extends object>(
  { database, actor, now, requestId }: AuditedWork,
  subjects: SQL,
  {
    action,
    entityId,
    before,
    after,
  }: Omit<AuditInput<Action, Before, After>, 'subjectId' | 'entityId'> & { entityId?: string },
): Promise<void> {
  const kept = (values: object | undefined) =>
    values === undefined ? null : JSON.stringify(keptValues(action, values))
  const serving = actor?.serving ?? null
  await database.execute(sql`
    insert into audit_entries
      (subject_id, action, entity, entity_id, "before", "after", at, actor_id, serving_id, request_id)
    select subject.id, ${action}, ${auditActions[action].entity}, coalesce(${entityId ?? null}::text, subject.id::text),
      ${kept(before)}::jsonb, ${kept(after)}::jsonb, ${now.toISOString()}::timestamptz, ${actor?.personId ?? null}::int,
      case when subject.id = ${serving?.personId ?? null}::int then ${serving?.accessId ?? null}::int end, ${requestId}
    from (${subjects}) subject order by subject.id`)
}

function auditRow<Action extends AuditActionId>(
  work: AuditedWork,
  { action, subjectId, entityId, before, after }: AuditInput<Action, object, object>,
) {
  const serving = work.actor?.serving
  return {
    subjectId,
    action,
    entity: auditActions[action].entity,
    entityId: String(entityId),
    before: before && keptValues(action, before),
    after: after && keptValues(action, after),
    at: work.now,
    actorId: work.actor?.personId ?? null,
    servingId: serving?.personId === subjectId ? serving.accessId : null,
    requestId: work.requestId,
  }
}

/**
 * The values that the catalogue lists for an action. Types see to it that there are no others; what comes past them anyway (a value of
 * a wider type) is left out, and said aloud as a warning of the process, by name and without the value.
 */
function keptValues(action: AuditActionId, values: object): Record<string, unknown> {
  const names: readonly string[] = auditActions[action].keeps
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  const others = given.map(([name]) => name).filter((name) => !names.includes(name))
  if (others.length > 0) process.emitWarning(`audit of ${action} leaves out: ${others.join(', ')}`)
  return maskValues(Object.fromEntries(given.filter(([name]) => names.includes(name))))
}
