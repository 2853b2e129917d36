import { randomUUID } from 'node:crypto'
import { and, asc, isNull } from 'drizzle-orm'
import type { ReRegistrationData } from '#contract/re-registration/re-registration.ts'
import {
  itemOfProof,
  RE_REGISTRATION_PROOFS,
  type ReRegistrationItem,
  type ReRegistrationProof,
} from '#domain/re-registration/groups.ts'
import type { Querier } from '../../database/client.ts'
import { files } from '../../database/schema/files.ts'
import { DRAFT_SECONDS, type FilePurpose } from '../../file-purposes.ts'
import {
  dropFiles,
  type FileRow,
  type FileSubject,
  fileOnWire,
  keepSentFile,
  ofSubject,
} from '../../files/keep-file.ts'
import type { ReceivedFile } from '../../files/receive-file.ts'
import { secondsAfter } from '../../security/tokens.ts'
import type { Work } from '../../work.ts'

export type SentFile = ReRegistrationData['arquivos'][number]

/** Purposes of the files. The proof of residence goes with the address, once it is granted. */
export const purposeOfProof = {
  selfie: 'selfie',
  documento: 'identity-document',
  'comprovante-residencia': 'address-proof',
  'comprovante-bancario': 'bank-account-proof',
  'comprovante-dependentes': 'dependants-proof',
} as const satisfies Readonly<Record<ReRegistrationProof, FilePurpose>>

/** Files of a person that wait for the sending, one of each proof. */
export async function waitingFiles(database: Querier, personId: number): Promise<SentFile[]> {
  const rows = await filesOf(database, reRegistrationDraft(personId))
  const sent = rows.map((row) => ({ ...fileOnWire(row), comprovante: proofOf(row) }))
  return sent.toSorted((one, other) => one.comprovante.localeCompare(other.comprovante))
}

/** Keeps a file that was taken in, in the place of an earlier one of the same proof. */
export async function keepReRegistrationFile(
  work: Work,
  personId: number,
  proof: ReRegistrationProof,
  file: ReceivedFile,
): Promise<SentFile> {
  const place = { purpose: purposeOfProof[proof], ownerId: personId, draft: reRegistrationDraft(personId) }
  return { ...fileOnWire(await keepSentFile(work, file, place)), comprovante: proof }
}

/** Lets go of the files that wait. */
export function dropWaitingFiles(work: Work, personId: number): Promise<void> {
  return dropFiles(work, ofSubject(reRegistrationDraft(personId)))
}

/** Lets the files of a refused request wait again, but for those of refused items, which have to be sent anew. The bytes stay where they are. */
export async function reuseFiles(
  work: Work,
  personId: number,
  requestId: number,
  refused: readonly ReRegistrationItem[],
): Promise<void> {
  await dropWaitingFiles(work, personId)
  const sent = await filesOf(work.database, { kind: 'request', id: requestId })
  const good = sent.filter((row) => !refused.includes(itemOfProof[proofOf(row)]))
  if (good.length === 0) return
  const { kind: subjectKind, id: subjectId } = reRegistrationDraft(personId)
  await work.database.insert(files).values(
    good.map(({ id: _, uploadKey: __, sentSha256: ___, ...row }) => ({
      ...row,
      publicId: randomUUID(),
      subjectKind,
      subjectId,
      attachedAt: null,
      retainedUntil: secondsAfter(work.now, DRAFT_SECONDS),
    })),
  )
}

function filesOf(database: Querier, subject: FileSubject): Promise<FileRow[]> {
  return database
    .select()
    .from(files)
    .where(and(ofSubject(subject), isNull(files.deletedAt)))
    .orderBy(asc(files.id))
}

/** Where the files of a person's re-registration wait. */
export function reRegistrationDraft(personId: number): FileSubject {
  return { kind: 're-registration-draft', id: personId }
}

/** Which proof of a re-registration a file is. */
function proofOf({ purpose }: FileRow): ReRegistrationProof {
  const proof = RE_REGISTRATION_PROOFS.find((name) => purposeOfProof[name] === purpose)
  if (!proof) throw new Error(`no re-registration asks for a file of the purpose ${purpose}`)
  return proof
}
