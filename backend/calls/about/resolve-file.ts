import type { FileGroup } from '#contract/call-about.ts'
import type { Querier } from '../../database/client.ts'
import { findFile } from '../../files/find-file.ts'
import type { FileRow } from '../../files/keep-file.ts'
import { isSentByOwner, isStillWaiting } from '../../usecases/documents/list-sent-documents.ts'

/** A kept file, without its bytes. */
export type StoredFile = FileRow & { ownerId: number }

/**
 * Which files a group has: proofs of addresses, but for those of a re-registration that was not sent yet; those that
 * went with a request; those of messages; whatever a person sent.
 */
const GROUPS: Readonly<Record<FileGroup, (file: FileRow, now: Date) => boolean>> = {
  'conversation-file': ({ subjectKind }) => subjectKind === 'message',
  'address-proof': ({ purpose, subjectKind }) =>
    purpose === 'address-proof' && subjectKind !== 're-registration-draft',
  'request-document': ({ subjectKind, retainedUntil }, now) =>
    subjectKind === 'request' && (retainedUntil === null || retainedUntil > now),
  'sent-document': (file, now) =>
    isSentByOwner(file) && !isStillWaiting(file) && (file.retainedUntil === null || file.retainedUntil > now),
}

/**
 * A kept file of a group; null when there is none under the id, it is not the named owner's, it was not sent to the entity yet, or its
 * time is over.
 */
export async function resolveFile(
  database: Querier,
  { id, group, ownerId, now }: { id: string; group: FileGroup; ownerId: number | null; now: Date },
): Promise<StoredFile | null> {
  const file = await findFile(database, id)
  if (file === null || file.ownerId === null || !GROUPS[group](file, now)) return null
  if (ownerId !== null && file.ownerId !== ownerId) return null
  return { ...file, ownerId: file.ownerId }
}
