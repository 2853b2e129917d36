import { proofTypeRefused } from '#contract/declarations.text.ts'
import { proofRules } from '#contract/declarations.ts'
import { requireAcceptedFile } from '../../images/accepted-file.ts'

/** A file that may be kept as a proof: its type is what its bytes say. */
export type CheckedProof = { content: Buffer; mediaType: string }

/** Looks at the bytes of a proof. @throws 415 neither an accepted image nor a PDF; 422 an image of too many pixels. */
export async function checkProof(content: Buffer): Promise<CheckedProof> {
  return { content, mediaType: await requireAcceptedFile(content, proofRules.types, proofTypeRefused) }
}
