import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { ReRegistrationData } from '#contract/re-registration.ts'
import {
  itemOfProof,
  type ReRegistrationItem,
  type ReRegistrationProof,
} from '#domain/re-registration/groups.ts'
import type { Querier } from '../../database/client.ts'
import { reRegistrationFiles } from '../../database/schema/re-registrations.ts'
import { notFound } from '../../problem.ts'
import type { Work } from '../../work.ts'
import type { CheckedProof } from '../proofs/check-proof.ts'
import { auditProof, proofRow } from '../proofs/proof-row.ts'

export type SentFile = ReRegistrationData['arquivos'][number]

const listed = {
  id: reRegistrationFiles.id,
  comprovante: reRegistrationFiles.proof,
  tipo: reRegistrationFiles.mediaType,
  bytes: sql<number>`octet_length(${reRegistrationFiles.content})::int`,
}

/** Files of a person that wait for the sending, one of each proof. */
export function waitingFiles(database: Querier, personId: number): Promise<SentFile[]> {
  return database
    .select(listed)
    .from(reRegistrationFiles)
    .where(waiting(personId))
    .orderBy(asc(reRegistrationFiles.proof))
}

/** Keeps a whole file, in the place of an earlier one of the same proof. */
export async function keepFile(
  work: Work,
  personId: number,
  proof: ReRegistrationProof,
  file: CheckedProof,
): Promise<SentFile> {
  const { database } = work
  await database
    .delete(reRegistrationFiles)
    .where(and(waiting(personId), eq(reRegistrationFiles.proof, proof)))
  const row = { ...proofRow(work, personId, file), proof }
  await database.insert(reRegistrationFiles).values(row)
  return { ...(await auditProof(work, row, 're-registration.file-sent')), comprovante: proof }
}

/** Gives the files that wait to the request that they were sent for. */
export async function attachFiles({ database }: Work, personId: number, requestId: number): Promise<void> {
  await database.update(reRegistrationFiles).set({ requestId }).where(waiting(personId))
}

/** Lets the files of a refused request wait again, but for those of refused items, which have to be sent anew. */
export async function takeFilesAgain(
  { database }: Work,
  personId: number,
  requestId: number,
  refused: readonly ReRegistrationItem[],
): Promise<void> {
  const files = await database
    .select()
    .from(reRegistrationFiles)
    .where(eq(reRegistrationFiles.requestId, requestId))
  await database.delete(reRegistrationFiles).where(waiting(personId))
  const good = files.filter(({ proof }) => !refused.includes(itemOfProof[proof]))
  if (good.length === 0) return
  await database
    .insert(reRegistrationFiles)
    .values(good.map((file) => ({ ...file, id: randomUUID(), requestId: null })))
}

/** A file that went with a re-registration, for the analysis. @throws 404 when there is none, or it was not sent yet. */
export async function readFile(database: Querier, id: string) {
  const [file] = await database
    .select({
      proof: reRegistrationFiles.proof,
      mediaType: reRegistrationFiles.mediaType,
      content: reRegistrationFiles.content,
      requestId: reRegistrationFiles.requestId,
    })
    .from(reRegistrationFiles)
    .where(eq(reRegistrationFiles.id, id))
  if (!file || file.requestId === null) throw notFound('Este arquivo não existe.')
  return file
}

function waiting(personId: number) {
  return and(eq(reRegistrationFiles.personId, personId), isNull(reRegistrationFiles.requestId))
}
