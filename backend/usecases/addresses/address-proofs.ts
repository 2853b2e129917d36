import { and, eq, isNull } from 'drizzle-orm'
import type { Querier, Transaction } from '../../database/client.ts'
import { files } from '../../database/schema/files.ts'
import { findFile } from '../../files/find-file.ts'
import { attachFiles, type FileRow } from '../../files/keep-file.ts'
import type { Work } from '../../work.ts'

/** Whether a proof is there and the person's. */
export async function hasProof(database: Querier, personId: number, id: string): Promise<boolean> {
  const file = await findFile(database, id)
  return file?.ownerId === personId && file.purpose === 'address-proof'
}

/** A proof of a person, locked until the transaction ends: one that is sent now does not take its place. Null when it is not there. */
export async function lockProof(
  transaction: Transaction,
  personId: number,
  id: string,
): Promise<FileRow | null> {
  const [proof] = await transaction
    .select()
    .from(files)
    .where(
      and(
        eq(files.publicId, id),
        eq(files.ownerId, personId),
        eq(files.purpose, 'address-proof'),
        isNull(files.deletedAt),
      ),
    )
    .for('no key update')
  return proof ?? null
}

/** Keeps a proof with the first access that names it: it may go on for longer than a file waits. */
export async function attachProofToOnboarding(
  work: Work,
  { personId, linkId }: { personId: number; linkId: number },
  id: string,
): Promise<void> {
  const proof = await lockProof(work.database, personId, id)
  if (proof?.subjectKind === null) await attachFiles(work, [proof.id], { kind: 'onboarding', id: linkId })
}
