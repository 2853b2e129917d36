import { and, eq, gt, max } from 'drizzle-orm'
import { auditEntries } from '../database/schema/audit.ts'
import type { AuditActionId } from '../security/audit-actions/all-actions.ts'
import type { TestApi } from './test-api.ts'

/**
 * Listens to the audit from now on. The answered function tells whose data each record of an act was about, oldest first; null for acts
 * about nobody.
 */
export async function recording({
  database,
}: Pick<TestApi, 'database'>): Promise<(action: AuditActionId) => Promise<(number | null)[]>> {
  const [newest] = await database.select({ id: max(auditEntries.id) }).from(auditEntries)
  return async (action) => {
    const rows = await database
      .select({ subjectId: auditEntries.subjectId })
      .from(auditEntries)
      .where(and(gt(auditEntries.id, newest?.id ?? 0), eq(auditEntries.action, action)))
      .orderBy(auditEntries.id)
    return rows.map(({ subjectId }) => subjectId)
  }
}
