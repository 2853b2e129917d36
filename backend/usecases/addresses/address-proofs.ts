import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { SentProof } from '#contract/declarations.ts'
import type { Querier } from '../../database/client.ts'
import { lockPersonRow } from '../../database/queries/lock-person-row.ts'
import { addresses, addressProofs } from '../../database/schema/addresses.ts'
import { notFound } from '../../problem.ts'
import type { Work } from '../../work.ts'
import type { CheckedProof } from '../proofs/check-proof.ts'
import { auditProof, proofRow } from '../proofs/proof-row.ts'

/** Proofs of a person that may wait for an address; a person can be in the middle of more than one form. */
const MOST_WAITING = 5

/** Keeps a proof of residence until an address names it. Those that a person sends at once wait for each other. */
export async function keepAddressProof(
  work: Work,
  personId: number,
  proof: CheckedProof,
): Promise<SentProof> {
  const { database } = work
  await lockPersonRow(database, personId)
  const waiting = await database
    .select({ id: addressProofs.id })
    .from(addressProofs)
    .leftJoin(addresses, eq(addresses.proofId, addressProofs.id))
    .where(and(eq(addressProofs.personId, personId), isNull(addresses.id)))
    .orderBy(desc(addressProofs.sentAt))
    .offset(MOST_WAITING - 1)
  const tooMany = waiting.map(({ id }) => id)
  if (tooMany.length > 0) await database.delete(addressProofs).where(inArray(addressProofs.id, tooMany))
  const row = proofRow(work, personId, proof)
  await database.insert(addressProofs).values(row)
  return auditProof(work, row, 'address-proof.sent')
}

/** Whether a proof is there and the person's. */
export async function hasProof(database: Querier, personId: number, id: string): Promise<boolean> {
  const [found] = await database
    .select({ id: addressProofs.id })
    .from(addressProofs)
    .where(and(eq(addressProofs.id, id), eq(addressProofs.personId, personId)))
  return found !== undefined
}

/** A proof of a person. @throws 404 when there is none under the id. */
export async function readAddressProof(database: Querier, personId: number, id: string) {
  const [proof] = await database
    .select({ mediaType: addressProofs.mediaType, content: addressProofs.content })
    .from(addressProofs)
    .where(and(eq(addressProofs.id, id), eq(addressProofs.personId, personId)))
  if (!proof) throw notFound('Este comprovante não está mais guardado. Envie o arquivo de novo.')
  return proof
}
