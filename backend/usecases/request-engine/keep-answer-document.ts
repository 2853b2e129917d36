import type { AnswerDocument } from '#contract/requests/request-answers.ts'
import { type FileRow, keepSentFile } from '../../files/keep-file.ts'
import type { ReceivedFile } from '../../files/receive-file.ts'
import type { Work } from '../../work.ts'
import { answerPurposes, requireAnswerable } from './answer-request.ts'
import { type RequestFacts, requireRequestFacts } from './request-facts.ts'

/** Asks whether a document is awaited by a request that exists. @throws 409 when it is not returned, or is corrected in a form */
export async function requireAwaited(work: Work, requestId: number): Promise<RequestFacts> {
  const facts = await requireRequestFacts(work, requestId)
  requireAnswerable(work, facts)
  return facts
}

/** Keeps a document of the request's person until an answer names it. @throws 409 as {@link requireAwaited} */
export async function keepAnswerDocument(
  work: Work,
  requestId: number,
  { document, proof }: { document: AnswerDocument; proof: ReceivedFile },
): Promise<FileRow> {
  const { person } = await requireAwaited(work, requestId)
  return keepSentFile(work, proof, { purpose: answerPurposes[document], ownerId: person.id })
}
