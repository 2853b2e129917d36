import { and, eq, isNull, or } from 'drizzle-orm'
import { proofGone } from '#contract/proof.ts'

import type { Transaction } from '../../database/client.ts'
import { files } from '../../database/schema/files.ts'
import type { FilePurpose } from '../../file-purposes.ts'
import { type FileRow, type FileSubject, ofSubject } from '../../files/keep-file.ts'

/** A document that goes with a request of a kind. What a file of a purpose may be is said by the call that takes it. */
export type RequestDocument<Input> = {
  purpose: FilePurpose
  /** The draft of a person that its file waits in; absent: it waits on its own. */
  draft?: (personId: number) => FileSubject
  /** Wire path of the complaint about it. */
  field: string
  /** Said when it is missing. */
  missing: string
  required: boolean
  /** Whether it is asked for at all; absent: always. What is not asked for is not looked at. */
  when?(input: Input): boolean
  /** Public id of the file that was sent for it; null: none. */
  sent(input: Input): string | null
}

/** The files that go with a filing, by their purpose. */
export type SentDocuments = ReadonlyMap<FilePurpose, FileRow>

/** A document to send, or to send again, by the wire path of its field. */
export type DocumentProblem = { field: string; sentence: string }

/**
 * Finds the files of a filing, locked until the transaction ends: the person's, of the right purpose, and not part of something else;
 * `requestId` is the request that they may be attached to already, of a correction.
 * @returns them by purpose, all of them (a list brings several of one purpose), and every complaint at once
 */
export async function findDocuments<Input>(
  transaction: Transaction,
  documents: readonly RequestDocument<Input>[],
  { input, personId, requestId }: { input: Input; personId: number; requestId: number | null },
): Promise<{ documents: SentDocuments; files: FileRow[]; problems: DocumentProblem[] }> {
  const found = new Map<FilePurpose, FileRow>()
  const all: FileRow[] = []
  const problems = missingDocuments(documents, input)
  for (const document of documents) {
    const id = isAsked(document, input) ? document.sent(input) : null
    if (id === null) continue
    const file = await freeFile(transaction, document, { id, personId, requestId })
    if (file) {
      found.set(document.purpose, file)
      all.push(file)
    } else problems.push({ field: document.field, sentence: proofGone })
  }
  return { documents: found, files: all, problems }
}

/** Documents that have to be sent and were not. */
export function missingDocuments<Input>(
  documents: readonly RequestDocument<Input>[],
  input: Input,
): DocumentProblem[] {
  return documents
    .filter((document) => document.required && isAsked(document, input) && document.sent(input) === null)
    .map(({ field, missing }) => ({ field, sentence: missing }))
}

function isAsked<Input>(document: RequestDocument<Input>, input: Input): boolean {
  return document.when?.(input) ?? true
}

async function freeFile(
  transaction: Transaction,
  { purpose, draft }: Pick<RequestDocument<never>, 'purpose' | 'draft'>,
  { id, personId, requestId }: { id: string; personId: number; requestId: number | null },
): Promise<FileRow | undefined> {
  const [file] = await transaction
    .select()
    .from(files)
    .where(
      and(
        eq(files.publicId, id),
        eq(files.ownerId, personId),
        eq(files.purpose, purpose),
        isNull(files.deletedAt),
        or(
          draft ? ofSubject(draft(personId)) : isNull(files.subjectKind),
          requestId === null ? undefined : ofSubject({ kind: 'request', id: requestId }),
        ),
      ),
    )
    .for('no key update')
  return file
}
