import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Querier, Transaction } from '#backend/database/client.ts'
import { addresses } from '#backend/database/schema/addresses.ts'
import { files } from '#backend/database/schema/files.ts'
import { attachFiles, type FileRow, ofSubject } from '#backend/files/keep-file.ts'
import type { Work } from '#backend/work.ts'

/** Which proof an address names; `requestId`: the request that brings the address, and the proof with it. */
export type NamedProof = { personId: number; id: string; requestId?: number | null }

/** Whether a proof is there and the person's, and an address may name it. */
export async function hasProof(database: Querier, named: NamedProof): Promise<boolean> {
  return (await database.$count(files, isUsable(database, named))) > 0
}

/** A proof as {@link hasProof}, locked until the transaction ends: one that is sent now does not take its place. Null when it is not there. */
export async function lockProof(transaction: Transaction, named: NamedProof): Promise<FileRow | null> {
  const [proof] = await transaction
    .select()
    .from(files)
    .where(isUsable(transaction, named))
    .for('no key update')
  return proof ?? null
}

/**
 * A proof that is part of nothing, or of the first access, or that an address of the person names already. What waits in a draft goes with
 * it, and the bytes of a request go where nothing comes of it.
 */
function isUsable(database: Querier, { personId, id, requestId = null }: NamedProof): SQL | undefined {
  const named = database
    .select({ id: addresses.proofFileId })
    .from(addresses)
    .where(eq(addresses.personId, personId))
  return and(
    eq(files.publicId, id),
    eq(files.ownerId, personId),
    eq(files.purpose, 'address-proof'),
    isNull(files.deletedAt),
    or(
      isNull(files.subjectKind),
      eq(files.subjectKind, 'onboarding'),
      inArray(files.id, named),
      requestId === null ? undefined : ofSubject({ kind: 'request', id: requestId }),
    ),
  )
}

/** Keeps a proof with the first access that names it: it may go on for longer than a file waits. */
export async function attachProofToOnboarding(
  work: Work,
  { personId, linkId }: { personId: number; linkId: number },
  id: string,
): Promise<void> {
  const proof = await lockProof(work.database, { personId, id })
  if (proof?.subjectKind === null) await attachFiles(work, [proof.id], { kind: 'onboarding', id: linkId })
}
