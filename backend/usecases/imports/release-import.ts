import { eq } from 'drizzle-orm'
import { imports } from '../../database/schema/imports.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { heldImport, requireState, type WhichImport } from './start-import.ts'

/**
 * Lets the bytes of an import that was applied be sent once more, as a new one, with the reason: something changed since that they are to
 * change back. Once more asked for, it stays as it was. @throws 404; 409 where it was not applied
 */
export async function releaseImport(
  work: Work,
  which: WhichImport,
  { actor, reason }: { actor: Actor; reason: string },
): Promise<void> {
  const { database, now } = work
  const record = await heldImport(database, which)
  requireState(record, ['applied'])
  if (record.releasedAt !== null) return
  await database
    .update(imports)
    .set({ releasedAt: now, releasedBy: actor.personId, releaseReason: reason })
    .where(eq(imports.id, record.id))
  await audit(work, {
    subjectId: null,
    action: 'import.released',
    entityId: record.id,
    after: { kind: record.kind, reason },
  })
}
