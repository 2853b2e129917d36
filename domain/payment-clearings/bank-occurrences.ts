import type { ReturnMovement, SlipAmounts, SlipLayout } from './bank-return.ts'

/** An occurrence of a slip: the bank's code of two digits, and the money that moved, without which some codes have two meanings. */
export type BankOccurrence = { occurrence: string } & Pick<SlipAmounts, 'receivedAmount' | 'feeAmount'>

/** 06 and 08: paid at a bank and at a notary's. */
const PAID = new Set(['06', '08'])

/**
 * Codes that tables read in two ways: 05 as a change of data or as the payment of a slip without registration, 17 as a change that was
 * refused or as a payment after the slip was written off. Whether money came says which.
 */
const PAID_WITH_MONEY: Readonly<Record<SlipLayout, ReadonlySet<string>>> = {
  cnab400: new Set(['05']),
  cnab240: new Set(['17']),
}
const WRITTEN_OFF = new Set(['05', '09', '10', '32'])
const REJECTED = new Set(['03', '15', '16', '17', '18', '60'])

/** Codes of fees and costs that the bank takes by themselves: of notices, notaries, positions, instructions, and those of a month. */
const FEES: readonly (readonly [first: number, last: number])[] = [
  [20, 20],
  [23, 23],
  [26, 30],
  [33, 46],
  [48, 48],
  [51, 56],
  [61, 62],
  [80, 80],
  [82, 83],
  [85, 93],
]

/** Reads an occurrence code of a layout; `receivedAmount`: posted, as the line says. Reais. */
export function movementOf(
  layout: SlipLayout,
  { occurrence, receivedAmount }: Pick<BankOccurrence, 'occurrence' | 'receivedAmount'>,
): ReturnMovement {
  if (PAID.has(occurrence) || (receivedAmount > 0 && PAID_WITH_MONEY[layout].has(occurrence))) return 'paid'
  if (WRITTEN_OFF.has(occurrence)) return 'written-off'
  return REJECTED.has(occurrence) ? 'rejected' : 'other'
}

/**
 * Whether what was posted under a code that is no payment is what the bank charged. Itaú writes the fee of a written-off slip where it
 * otherwise writes the money of one that was paid.
 */
export function isBankFee({ occurrence, receivedAmount, feeAmount }: BankOccurrence): boolean {
  const code = Number(occurrence)
  const isFeeCode = FEES.some(([first, last]) => code >= first && code <= last)
  return receivedAmount > 0 && (isFeeCode || receivedAmount === feeAmount)
}
