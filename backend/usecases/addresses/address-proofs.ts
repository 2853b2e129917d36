import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { SentProof } from '#contract/declaracoes.ts'
import type { Querier } from '../../database/client.ts'
import { addresses, addressProofs } from '../../database/schema/addresses.ts'
import { notFound } from '../../problem.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'

/** Proofs of a person that may wait for an address; a person can be in the middle of more than one form. */
const MOST_WAITING = 5

/** Keeps a proof of residence until an address names it. `mediaType` comes from its bytes (`proofTypeOf`). */
export async function keepAddressProof(
  work: Work,
  { personId, content, mediaType }: { personId: number; content: Buffer; mediaType: string },
): Promise<SentProof> {
  const { database, now } = work
  const waiting = await database
    .select({ id: addressProofs.id })
    .from(addressProofs)
    .leftJoin(addresses, eq(addresses.proofId, addressProofs.id))
    .where(and(eq(addressProofs.personId, personId), isNull(addresses.id)))
    .orderBy(desc(addressProofs.sentAt))
    .offset(MOST_WAITING - 1)
  const tooMany = waiting.map(({ id }) => id)
  if (tooMany.length > 0) await database.delete(addressProofs).where(inArray(addressProofs.id, tooMany))
  const id = randomUUID()
  await database.insert(addressProofs).values({ id, personId, mediaType, content, sentAt: now })
  await audit(work, {
    subjectId: personId,
    action: 'address-proof.sent',
    entity: 'address-proof',
    entityId: id,
    after: { mediaType, bytes: content.length },
  })
  return { id, tipo: mediaType, bytes: content.length }
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
