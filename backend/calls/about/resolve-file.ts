import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { FileGroup } from '#contract/call-about.ts'
import type { Querier } from '../../database/client.ts'
import { addressProofs } from '../../database/schema/addresses.ts'
import { exportedFiles } from '../../database/schema/exports.ts'
import { reRegistrationFiles } from '../../database/schema/re-registrations.ts'

/** A stored file, without its content. */
export type StoredFile = {
  id: string
  /** What it is, as the access record calls it: `selfie`, `address-proof`. */
  purpose: string
  ownerId: number
  /** Name under which it is offered; null where the call names it. */
  name: string | null
}

/**
 * A stored file of a group; null when there is none under the id, it was not sent to the entity yet, or its time is over. The only place
 * that knows in which table a group lies.
 */
export async function resolveFile(
  database: Querier,
  { id, group, now }: { id: string; group: FileGroup; now: Date },
): Promise<StoredFile | null> {
  const [row] = await lookUp(database, id, now)[group]()
  return row ? { name: null, purpose: group, ...row, id } : null
}

type Found = Pick<StoredFile, 'ownerId'> & Partial<StoredFile>

function lookUp(database: Querier, id: string, now: Date): Record<FileGroup, () => Promise<Found[]>> {
  return {
    'address-proof': async () =>
      database
        .select({ ownerId: addressProofs.personId })
        .from(addressProofs)
        .where(eq(addressProofs.id, id)),
    're-registration': async () =>
      database
        .select({ ownerId: reRegistrationFiles.personId, purpose: reRegistrationFiles.proof })
        .from(reRegistrationFiles)
        .where(and(eq(reRegistrationFiles.id, id), isNotNull(reRegistrationFiles.requestId))),
    export: async () =>
      database
        .select({ ownerId: exportedFiles.personId, name: exportedFiles.fileName })
        .from(exportedFiles)
        .where(and(eq(exportedFiles.id, id), gt(exportedFiles.expiresAt, now))),
  }
}
