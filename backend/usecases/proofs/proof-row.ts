import { randomUUID } from 'node:crypto'
import type { SentProof } from '#contract/declarations.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import type { CheckedProof } from './check-proof.ts'

/** Acts of sending a proof. */
type ProofSent = 'address-proof.sent' | 'residence-proof.sent' | 're-registration.file-sent'

type ProofRow = CheckedProof & { id: string; personId: number; sentAt: Date }

/** What every table of proofs keeps of one, by a random id. */
export function proofRow({ now }: Work, personId: number, proof: CheckedProof): ProofRow {
  return { id: randomUUID(), personId, ...proof, sentAt: now }
}

/** Audits that a proof was kept; `proof` says which, where a person sends several. @returns what its sender is told of it */
export async function auditProof(
  work: Work,
  { id, personId, mediaType, content, proof }: ProofRow & { proof?: string },
  action: ProofSent,
): Promise<SentProof> {
  const bytes = content.length
  await audit(work, { action, subjectId: personId, entityId: id, after: { proof, mediaType, bytes } })
  return { id, tipo: mediaType, bytes }
}
