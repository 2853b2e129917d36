import { randomUUID } from 'node:crypto'
import type { SentProof } from '#contract/declarations.ts'
import { type AuditInput, audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import type { CheckedProof } from './check-proof.ts'

type ProofRow = CheckedProof & { id: string; personId: number; sentAt: Date }

/** What every table of proofs keeps of one, by a random id. */
export function proofRow({ now }: Work, personId: number, proof: CheckedProof): ProofRow {
  return { id: randomUUID(), personId, ...proof, sentAt: now }
}

/** Audits that a proof was kept; `proof` says which, where a person sends several. @returns what its sender is told of it */
export async function auditProof(
  work: Work,
  { id, personId, mediaType, content, proof }: ProofRow & { proof?: string },
  of: Pick<AuditInput, 'action' | 'entity'>,
): Promise<SentProof> {
  const bytes = content.length
  await audit(work, { ...of, subjectId: personId, entityId: id, after: { proof, mediaType, bytes } })
  return { id, tipo: mediaType, bytes }
}
