import { proofTypeRefused } from '#contract/declaracoes.text.ts'
import { proofRules } from '#contract/declaracoes.ts'
import { requireMediaType } from '../../images/media-type.ts'

/** A file that may be kept as a proof: its type is what its bytes say. */
export type CheckedProof = { content: Buffer; mediaType: string }

/** Looks at the bytes of a proof. @throws 415 when they are neither of an accepted image nor of a PDF. */
export async function checkProof(content: Buffer): Promise<CheckedProof> {
  return { content, mediaType: await requireMediaType(content, proofRules.types, proofTypeRefused) }
}
