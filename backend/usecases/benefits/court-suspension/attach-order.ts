import { attachFiles } from '#backend/files/keep-file.ts'
import { invalid } from '#backend/problem.ts'
import type { Work } from '#backend/work.ts'
import { findDocuments } from '../../request-engine/documents.ts'

const documents = [
  {
    purpose: 'court-order',
    field: 'ordem',
    missing: '',
    required: false,
    sent: ({ ordem }: { ordem: string | null }) => ordem,
  },
] as const

/** Attaches the document of an order, where one was sent. @throws 422 where it is not there any more */
export async function attachOrder(
  work: Work,
  input: { ordem: string | null },
  { personId, suspensionId }: { personId: number; suspensionId: number },
): Promise<void> {
  const { files, problems } = await findDocuments(work.database, documents, {
    input,
    personId,
    requestId: null,
  })
  const [problem] = problems
  if (problem) throw invalid({ [problem.field]: problem.sentence })
  const ids = files.map(({ id }) => id)
  await attachFiles(work, ids, { kind: 'court-suspension', id: suspensionId })
}
