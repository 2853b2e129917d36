import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { fileTypeFromBuffer } from 'file-type'
import { proofTypeRefused } from '#contract/declaracoes.text.ts'
import { proofRules, type SentProof } from '#contract/declaracoes.ts'
import type { Querier } from '../../database/client.ts'
import { residenceProofs } from '../../database/schema/declarations.ts'
import { notFound, Problem } from '../../problem.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'

/** Type of a proof by its bytes. @throws 415 when they are neither of an accepted image nor of a PDF. */
export async function proofTypeOf(content: Buffer): Promise<string> {
  const mediaType = (await fileTypeFromBuffer(content))?.mime
  const accepted: readonly string[] = proofRules.types
  if (mediaType === undefined || !accepted.includes(mediaType)) {
    throw new Problem({ status: 415, code: 'tipo-nao-suportado', detail: proofTypeRefused })
  }
  return mediaType
}

/** Keeps a proof until it is declared. Of those that were never declared a person has one at most. */
export async function keepProof(
  work: Work,
  { personId, content, mediaType }: { personId: number; content: Buffer; mediaType: string },
): Promise<SentProof> {
  const { database, now } = work
  await database
    .delete(residenceProofs)
    .where(and(eq(residenceProofs.personId, personId), isNull(residenceProofs.requestId)))
  const id = randomUUID()
  await database.insert(residenceProofs).values({ id, personId, mediaType, content, sentAt: now })
  await audit(work, {
    subjectId: personId,
    action: 'residence-proof.sent',
    entity: 'residence-proof',
    entityId: id,
    after: { mediaType, bytes: content.length },
  })
  return { id, tipo: mediaType, bytes: content.length }
}

/** A proof of a person that no declaration has yet; null when there is none under the id. */
export async function waitingProof(
  database: Querier,
  personId: number,
  id: string,
): Promise<SentProof | null> {
  const [proof] = await database
    .select({ mediaType: residenceProofs.mediaType, content: residenceProofs.content })
    .from(residenceProofs)
    .where(
      and(
        eq(residenceProofs.id, id),
        eq(residenceProofs.personId, personId),
        isNull(residenceProofs.requestId),
      ),
    )
  return proof ? { id, tipo: proof.mediaType, bytes: proof.content.length } : null
}

/** Gives a waiting proof to its declaration. */
export async function attachProof({ database }: Work, id: string, requestId: number): Promise<void> {
  await database
    .update(residenceProofs)
    .set({ requestId })
    .where(and(eq(residenceProofs.id, id), isNull(residenceProofs.requestId)))
}

/** The proof that went with a declaration of a person. @throws 404 when none did. */
export async function readProof(database: Querier, personId: number, requestId: number) {
  const [proof] = await database
    .select({ mediaType: residenceProofs.mediaType, content: residenceProofs.content })
    .from(residenceProofs)
    .where(and(eq(residenceProofs.requestId, requestId), eq(residenceProofs.personId, personId)))
  if (!proof) throw notFound('Esta declaração não tem comprovante guardado.')
  return proof
}
