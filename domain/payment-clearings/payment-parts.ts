import type { ContributionType, LedgerAccount } from '#domain/ledger.ts'
import { accountOf } from '#domain/ledger.ts'
import { sumReais } from '#domain/money.ts'

/** Parts of a contribution that is paid by itself. `sponsor`: the share that the self-sponsored pay instead of the sponsor. */
export const PAYMENT_PARTS = ['basic', 'sponsor', 'supplementary', 'voluntary', 'fee'] as const
type PaymentPartName = (typeof PAYMENT_PARTS)[number]

/** One part in reais. */
export interface PaymentPart {
  part: PaymentPartName
  amount: number
}

/** Credit of a payment: under which type, to which account. Reais. */
export interface PaymentCredit {
  /** The part, or the charges of who paid late. */
  part: PaymentPartName | 'charges'
  type: ContributionType
  account: LedgerAccount
  amount: number
}

/**
 * The sponsor's share of the self-sponsored counts as their own (LC 109/2001, art. 14, IV), so that it is theirs in a redemption. Fine,
 * interest and correction pay for the collection and stay with the administration, as the fee does.
 */
const TYPES: Readonly<Record<PaymentCredit['part'], Exclude<ContributionType, 'PT-A' | 'PT-F'>>> = {
  basic: 'CB',
  sponsor: 'CB',
  supplementary: 'CS',
  voluntary: 'CV',
  fee: 'CA',
  charges: 'CA',
}

/** Credits of a contribution that is paid with charges; none of 0. */
export function creditsOfPayment(parts: readonly PaymentPart[], charges: number): PaymentCredit[] {
  return [...parts, { part: 'charges' as const, amount: charges }]
    .filter(({ amount }) => amount > 0)
    .map(({ part, amount }) => {
      const type = TYPES[part]
      return { part, type, account: accountOf({ type, amount, quotas: 0 }), amount }
    })
}

export function sumOfParts(parts: readonly PaymentPart[]): number {
  return sumReais(parts.map(({ amount }) => amount))
}
