import { and, eq, gt, isNull, ne, or, type SQL } from 'drizzle-orm'
import type { FileGroup } from '#contract/call-about.ts'
import type { Querier } from '../../database/client.ts'
import { files } from '../../database/schema/files.ts'
import { findFile } from '../../files/find-file.ts'
import type { FileRow } from '../../files/keep-file.ts'
import { arrived, sentByOwner } from '../../usecases/documents/list-sent-documents.ts'

/** A kept file, without its bytes. */
export type StoredFile = FileRow & { ownerId: number }

/**
 * Which files a group has: proofs of addresses, but for those of a re-registration that was not sent yet; those that
 * went with a request; those of messages; the certificate of a registered death; whatever a person sent.
 */
const GROUPS: Readonly<Record<FileGroup, (now: Date) => SQL | undefined>> = {
  'conversation-file': () => eq(files.subjectKind, 'message'),
  'address-proof': () =>
    and(
      eq(files.purpose, 'address-proof'),
      or(isNull(files.subjectKind), ne(files.subjectKind, 're-registration-draft')),
    ),
  'request-document': (now) =>
    and(eq(files.subjectKind, 'request'), or(isNull(files.retainedUntil), gt(files.retainedUntil, now))),
  'death-certificate': () => eq(files.subjectKind, 'death'),
  'sent-document': (now) => and(sentByOwner(now), arrived),
}

/**
 * A kept file of a group; null when there is none under the id, it is not the named owner's, it was not sent to the entity yet, or its
 * time is over.
 */
export async function resolveFile(
  database: Querier,
  { id, group, ownerId, now }: { id: string; group: FileGroup; ownerId: number | null; now: Date },
): Promise<StoredFile | null> {
  const file = await findFile(database, id, GROUPS[group](now))
  if (file === null || file.ownerId === null) return null
  if (ownerId !== null && file.ownerId !== ownerId) return null
  return { ...file, ownerId: file.ownerId }
}
