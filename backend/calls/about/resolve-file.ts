import type { FileGroup } from '#contract/call-about.ts'
import type { Querier } from '../../database/client.ts'
import { findFile } from '../../files/find-file.ts'
import type { FileRow } from '../../files/keep-file.ts'

/** A kept file, without its bytes. */
export type StoredFile = FileRow & { ownerId: number }

/** Which files a group has: those of a purpose, those that a re-registration sent to the entity, those whose hour is not over. */
const GROUPS: Readonly<Record<FileGroup, (file: FileRow, now: Date) => boolean>> = {
  'address-proof': ({ purpose }) => purpose === 'address-proof',
  're-registration': ({ purpose, subjectKind }) =>
    subjectKind === 'request' && purpose !== 'residence-proof' && purpose !== 'export',
  export: ({ purpose, retainedUntil }, now) =>
    purpose === 'export' && retainedUntil !== null && retainedUntil > now,
}

/** A kept file of a group; null when there is none under the id, it was not sent to the entity yet, or its time is over. */
export async function resolveFile(
  database: Querier,
  { id, group, now }: { id: string; group: FileGroup; now: Date },
): Promise<StoredFile | null> {
  const file = await findFile(database, id)
  if (file === null || file.ownerId === null || !GROUPS[group](file, now)) return null
  return { ...file, ownerId: file.ownerId }
}
