import { auditEntries } from '../database/schema/audit.ts'
import type { Work } from '../work.ts'

export type AuditInput = {
  /** Person whose data changed; null when it is nobody's. */
  subjectId: number | null
  /** `entity.verb-in-the-past`. */
  action: string
  entity: string
  entityId: number | string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Keys that never reach the audit, wherever they hang. */
const SECRET_KEYS = /senha|password|token|hash|secret/i

/** Rows of one statement: each brings about ten parameters, of which PostgreSQL takes 65,535. */
const MOST_ROWS = 2000

/** As much of a unit of work as its records need. */
export type AuditedWork = Pick<Work, 'database' | 'now' | 'actor' | 'requestId'>

/**
 * Records who changed what of whom, and whether an attendant did it in the person's name, in the transaction that changes it. Secrets are
 * left out.
 */
export function audit(work: AuditedWork, input: AuditInput): Promise<void> {
  return auditAll(work, [input])
}

/** Records many changes of one act as {@link audit} does one. */
export async function auditAll(work: AuditedWork, inputs: readonly AuditInput[]): Promise<void> {
  for (let first = 0; first < inputs.length; first += MOST_ROWS) {
    await work.database
      .insert(auditEntries)
      .values(inputs.slice(first, first + MOST_ROWS).map((input) => auditRow(work, input)))
  }
}

function auditRow(work: AuditedWork, { entityId, before, after, ...input }: AuditInput) {
  const serving = work.actor?.serving
  return {
    ...input,
    entityId: String(entityId),
    before: before && withoutSecrets(before),
    after: after && withoutSecrets(after),
    at: work.now,
    actorId: work.actor?.personId ?? null,
    servingId: serving?.personId === input.subjectId ? serving.accessId : null,
    requestId: work.requestId,
  }
}

function withoutSecrets(value: Record<string, unknown>): Record<string, unknown> {
  const kept = JSON.stringify(value, (key, inner: unknown) => (SECRET_KEYS.test(key) ? undefined : inner))
  return JSON.parse(kept) as Record<string, unknown>
}
