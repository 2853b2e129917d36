import { competenceOf } from '#domain/calendar.ts'
import type { LeavingLot } from '#domain/exits/held-lots.ts'
import { leavingPosting } from '../../ledger/leaving-posting.ts'
import { type Posting, postEntries } from '../../ledger/post-entries.ts'
import type { Work } from '../../work.ts'

/** A beneficiary's part of a balance, from the link of who died to theirs. */
type MovedPart = { pensionId: number; from: number; to: number; part: readonly LeavingLot[] }

/** Moves the part of every lot from one link to the other, in the same account and profile: its money keeps its age. */
export async function movePart(work: Work, { pensionId, from, to, part }: MovedPart): Promise<void> {
  const postings = part.flatMap((lot): Posting[] => {
    const competence = competenceOf(lot.pricedOn)
    const place = `${lot.account} ${lot.profileId}`
    const out = leavingPosting(lot, { linkId: from, type: 'pension-out', competence, line: `out ${place}` })
    const line = `in ${place}`
    return [
      out,
      {
        ...out,
        linkId: to,
        type: 'pension-in',
        amount: lot.value.toFixed(2),
        quotas: lot.quotas,
        line,
        key: `${line} ${lot.creditedOn}`,
      },
    ]
  })
  await postEntries(work, { kind: 'pension', id: String(pensionId) }, postings)
}
