import { and, eq } from 'drizzle-orm'
import { planLinks } from '../../database/schema/plans.ts'
import { requestPayloads, requests } from '../../database/schema/requests.ts'
import type { Work } from '../../work.ts'

/** What the sender of a submission gets: the first time, and again for every repetition with the same key. */
export type Receipt = {
  requestId: number
  protocol: string
  filedAt: Date
  /** What was stored, as it was stored. */
  data: Record<string, unknown>
}

/**
 * Opens a submission: the ones of a plan link wait for each other from here to the commit.
 * @returns the receipt when this key was already used; the caller answers it and writes nothing.
 */
export async function beginSubmission(
  work: Work,
  { personId, linkId, submissionKey }: { personId: number; linkId: number; submissionKey: string },
): Promise<Receipt | null> {
  await work.database
    .select({ id: planLinks.id })
    .from(planLinks)
    .where(eq(planLinks.id, linkId))
    .for('update')
  const [row] = await work.database
    .select({
      requestId: requests.id,
      protocol: requests.protocol,
      filedAt: requests.filedAt,
      data: requestPayloads.data,
    })
    .from(requestPayloads)
    .innerJoin(requests, eq(requests.id, requestPayloads.requestId))
    .where(and(eq(requestPayloads.authorId, personId), eq(requestPayloads.submissionKey, submissionKey)))
  return row ?? null
}
