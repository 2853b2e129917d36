import { type Amount, percentOf, roundHalfUp2, sumReais } from '#domain/money.ts'

/** What somebody pays a month who takes over the sponsor's part. Per cent. */
export interface SelfSponsorshipRules {
  /** Administration fee on own and sponsor's part together. */
  feePercent: number
  /** Least share of the normal contribution that it may be reduced to. */
  leastPercent: number
  /** Day of the month on which it is due. */
  dueDay: number
}

/** Reais a month. */
export interface SelfSponsorshipCost {
  own: number
  sponsor: number
  fee: number
  total: number
}

/**
 * Cost of paying both parts of the contribution. `sharePercent`: what of the normal contribution is paid, 100 unless it is reduced.
 * With a partial loss of pay, own and sponsor's part are those of the pay that was lost.
 */
export function selfSponsorshipCost(
  { own, sponsor }: { own: Amount; sponsor: Amount },
  { feePercent }: SelfSponsorshipRules,
  sharePercent = 100,
): SelfSponsorshipCost {
  const [ownPart, sponsorPart] = [own, sponsor].map((part) => roundHalfUp2(percentOf(part, sharePercent)))
  const both = sumReais([ownPart ?? 0, sponsorPart ?? 0])
  const fee = roundHalfUp2(percentOf(both, feePercent))
  return { own: ownPart ?? 0, sponsor: sponsorPart ?? 0, fee, total: sumReais([both, fee]) }
}
