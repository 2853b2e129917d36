import { and, eq, isNull } from 'drizzle-orm'
import type { Querier } from '../../database/client.ts'
import { files } from '../../database/schema/files.ts'
import { type FileRow, ofSubject } from '../../files/keep-file.ts'
import { notFound } from '../../problem.ts'

/** The proof that went with a declaration of a person. @throws 404 when none did. */
export async function readProof(database: Querier, personId: number, requestId: number): Promise<FileRow> {
  const [proof] = await database
    .select()
    .from(files)
    .where(
      and(
        ofSubject({ kind: 'request', id: requestId }),
        eq(files.ownerId, personId),
        eq(files.purpose, 'residence-proof'),
        isNull(files.deletedAt),
      ),
    )
  if (!proof) throw notFound('Esta declaração não tem comprovante guardado.')
  return proof
}
