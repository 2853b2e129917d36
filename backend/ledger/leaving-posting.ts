import type { Posting } from '#backend/ledger/post-entries.ts'
import type { LeavingLot } from '#domain/exits/held-lots.ts'

/** Of what a posting is, beside the lot that leaves. `line`: one of the statement, unique for an account within the cause. */
type Leaving = Pick<Posting, 'linkId' | 'type' | 'competence'> & { line: string }

/** Takes a lot, or a part of it, out of the ledger by the quota that it was valued by. */
export function leavingPosting(lot: LeavingLot, leaving: Leaving): Posting {
  return {
    ...leaving,
    account: lot.account,
    profileId: lot.profileId,
    date: lot.pricedOn,
    lotDate: lot.creditedOn,
    amount: (-lot.value).toFixed(2),
    unitValue: lot.unitValue,
    quotas: `-${lot.quotas}`,
    key: `${leaving.line} ${lot.profileId} ${lot.creditedOn}`,
  }
}
