import { and, eq, isNull } from 'drizzle-orm'
import type { SentProof } from '#contract/declarations.ts'
import type { Querier } from '../../database/client.ts'
import { lockPersonRow } from '../../database/queries/lock-person-row.ts'
import { residenceProofs } from '../../database/schema/declarations.ts'
import { notFound } from '../../problem.ts'
import type { Work } from '../../work.ts'
import type { CheckedProof } from '../proofs/check-proof.ts'
import { auditProof, proofRow } from '../proofs/proof-row.ts'

/** Keeps a proof until it is declared. Of those that were never declared a person has one at most. */
export async function keepProof(work: Work, personId: number, proof: CheckedProof): Promise<SentProof> {
  const { database } = work
  await lockPersonRow(database, personId)
  await database
    .delete(residenceProofs)
    .where(and(eq(residenceProofs.personId, personId), isNull(residenceProofs.requestId)))
  const row = proofRow(work, personId, proof)
  await database.insert(residenceProofs).values(row)
  return auditProof(work, row, 'residence-proof.sent')
}

/**
 * A proof of a person that no declaration has yet; null when there is none under the id. It is held: one that is sent now can't take its
 * place before it is declared.
 */
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
    .for('no key update')
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
