import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { files } from '#backend/database/schema/files.ts'
import { type FilePurpose, filePurposes } from '#backend/file-purposes.ts'
import { type FileRow, fileOnWire, ofSubject } from '#backend/files/keep-file.ts'
import type { RequestDetail } from '#contract/requests/requests.ts'
import { plainWords } from '#domain/plain-words.ts'

/** The files that went with a request of a person, by what they are called; without one that a correction replaced by another that stands, and without those that are not shown. */
export async function requestDocuments(
  database: Querier,
  { id, personId }: { id: number; personId: number },
  isShown: (purpose: FilePurpose) => boolean,
): Promise<RequestDetail['documentos']> {
  const rows = await database
    .select()
    .from(files)
    .where(and(ofSubject({ kind: 'request', id }), eq(files.ownerId, personId), isNull(files.deletedAt)))
    .orderBy(asc(files.id))
  const isReplaced = ({ purpose, retainedUntil }: FileRow) =>
    retainedUntil !== null && rows.some((other) => other.purpose === purpose && other.retainedUntil === null)
  const standing = rows.filter((row) => isShown(row.purpose) && !isReplaced(row))
  return standing.map((row) => ({ ...fileOnWire(row), nome: filePurposes[row.purpose].label }))
}

/** The name under which a document is offered, without its ending: `comprovante_de_endereco`. */
export function documentFileName({ purpose }: Pick<FileRow, 'purpose'>): string {
  return plainWords(filePurposes[purpose].label).replaceAll(' ', '_')
}
