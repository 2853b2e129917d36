import { auditEntries } from '../database/schema/audit.ts'
import type { Work } from '../work.ts'
import { type AuditActionId, auditActions, type KeptKey } from './audit-actions/all-actions.ts'
import { discreet } from './audit-masks.ts'

/** Values of which an action keeps every name; another name does not compile. */
type Kept<Action extends AuditActionId, Values> = Values & {
  readonly [Name in Exclude<keyof Values, KeptKey<Action>>]: never
}

/** Some of the values that an action keeps, for those that are not known one by one. */
export type KeptValues<Action extends AuditActionId> = Readonly<Partial<Record<KeptKey<Action>, unknown>>>

/** What is recorded of one act. */
export type AuditInput<Action extends AuditActionId, Before = unknown, After = unknown> = {
  /** Person whose data changed; null when it is nobody's. */
  subjectId: number | null
  action: Action
  entityId: number | string
  before?: Kept<Action, Before> | undefined
  after?: Kept<Action, After> | undefined
}

/** Rows of one statement: each brings about ten parameters, of which PostgreSQL takes 65,535. */
const MOST_ROWS = 2000

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
  for (let first = 0; first < inputs.length; first += MOST_ROWS) {
    await work.database
      .insert(auditEntries)
      .values(inputs.slice(first, first + MOST_ROWS).map((input) => auditRow(work, input)))
  }
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
  return discreet(Object.fromEntries(given.filter(([name]) => names.includes(name))))
}
