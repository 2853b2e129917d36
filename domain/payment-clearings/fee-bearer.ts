/**
 * Who bears the bank's fee of a plan's slips: the plan itself, or the sponsor, who is asked for it. Never the participant. Apart from the
 * sums: pages where a rule is chosen need no decimals.
 */
export const FEE_BEARERS = ['plan', 'sponsor'] as const
export type FeeBearer = (typeof FEE_BEARERS)[number]
