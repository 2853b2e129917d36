import { proofTypeRefused } from '#contract/declarations/declarations.text.ts'
import { proofRules } from '#contract/proof.ts'

import { type ReceivedFile, receiveFile } from '../files/receive-file.ts'

/** Takes in a document that a person sends as a proof: an image or a PDF. @throws as `receiveFile` */
export function receiveProof(
  arrival: Parameters<typeof receiveFile>[0],
  personId: number,
): Promise<ReceivedFile> {
  return receiveFile(arrival, { types: proofRules.types, refusal: proofTypeRefused, subjectId: personId })
}
