import { and, eq, gt, max } from 'drizzle-orm'
import { auditEntries } from '../database/schema/audit.ts'
import type { AuditActionId } from '../security/audit-actions/all-actions.ts'
import type { TestApi } from './test-api.ts'

/** Who did something to whose data; null for nobody. */
export type RecordedAct = { by: number | null; about: number | null }

type Recorded<Row> = (action: AuditActionId) => Promise<Row[]>

/** Listens to the audit from now on. The answered function tells the records of an act, oldest first. */
export async function recordingActs({ database }: Pick<TestApi, 'database'>): Promise<Recorded<RecordedAct>> {
  const [newest] = await database.select({ id: max(auditEntries.id) }).from(auditEntries)
  return (action) =>
    database
      .select({ by: auditEntries.actorId, about: auditEntries.subjectId })
      .from(auditEntries)
      .where(and(gt(auditEntries.id, newest?.id ?? 0), eq(auditEntries.action, action)))
      .orderBy(auditEntries.id)
}

/** As {@link recordingActs}, for whose data each record was about alone. */
export async function recording(api: Pick<TestApi, 'database'>): Promise<Recorded<number | null>> {
  const acts = await recordingActs(api)
  return async (action) => (await acts(action)).map(({ about }) => about)
}
