import { eq } from 'drizzle-orm'
import { registryEntries } from '#backend/database/schema/registries.ts'
import type { Actor } from '#backend/security/actor.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import type { RegistryId } from '#contract/settings/registries.ts'
import { lockEntry } from './entry-rows.ts'

/**
 * Archives a record or takes it back. Asked for what already is, it changes nothing.
 * @throws 404; 409 `versao-desatualizada`
 */
export async function archiveEntry(
  work: Work,
  actor: Actor,
  input: { registry: RegistryId; id: number; version: number; isArchived: boolean },
): Promise<void> {
  const { registry, id, version, isArchived } = input
  const entry = await lockEntry(work.database, input)
  if ((entry.archivedAt !== null) === isArchived) return
  await work.database
    .update(registryEntries)
    .set({
      archivedAt: isArchived ? work.now : null,
      version: version + 1,
      updatedAt: work.now,
      updatedBy: actor.personId,
    })
    .where(eq(registryEntries.id, id))
  await audit(work, {
    subjectId: null,
    entityId: id,
    action: isArchived ? 'registry-entry.archived' : 'registry-entry.reactivated',
    after: { registry },
  })
}
