import type { IsoDate } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import { movementOf } from './bank-occurrences.ts'
import type { ReturnLine, SlipAmounts, SlipLayout } from './bank-return.ts'

/** The figures of a slip as the bank writes them. Reais. */
export interface ToldAmounts {
  face: number
  discount: number
  /** *Abatimento*. */
  rebate: number
  /** Interest and fine. */
  interest: number
  otherCredits: number
  fee: number
  /** *IOF*, and further expenses where the layout has them. */
  tax: number
  expenses: number
  /** To the entity's account: *valor principal*, *valor líquido*. */
  posted: number
  /** *Valor pago*, which CNAB 400 does not tell. */
  paid: number | null
}

/** A line of which it is still to be said what was paid. */
export type ToldLine = Omit<ReturnLine, keyof SlipAmounts | 'movement'> & {
  told: ToldAmounts
  /** Day on which the file, or its batch, credits what names no day of its own. */
  usualCreditOn: IsoDate | null
}

/** Reais that a bank keeps of a payment before it posts it; null where the figures tell nothing. */
type Kept = number | null

/**
 * Settles for each slip the payment, so much of it as the bank posts, and its fee. Some agreements have the fee taken out of every payment, others
 * charged apart, and CNAB 400 has one field for both: it is read by the sum that the figures of its line come to. A line whose figures come
 * to neither is read by the habit of the file, since all of it is of one agreement, else by what is certain: what was posted has been paid.
 */
export function settledLines(layout: SlipLayout, lines: readonly ToldLine[]): ReturnLine[] {
  const keepsFee = habitOf(lines)
  return lines.map(({ told, usualCreditOn, ...line }) => {
    const receivedAmount = told.posted
    const movement = movementOf(layout, { occurrence: line.occurrence, receivedAmount })
    if (movement !== 'paid')
      return { ...line, movement, paidAmount: 0, receivedAmount, feeAmount: told.fee, addsUp: true }
    const kept = keptOf(told)
    const paidAmount = paidOf(told, kept, keepsFee)
    const difference = sumReais([paidAmount, -receivedAmount])
    return {
      ...line,
      movement,
      creditOn: line.creditOn ?? usualCreditOn,
      paidAmount,
      receivedAmount,
      feeAmount: told.fee === 0 && difference > 0 ? difference : told.fee,
      addsUp: kept !== null,
    }
  })
}

function paidOf({ paid, posted, fee }: ToldAmounts, kept: Kept, keepsFee: boolean): number {
  if (kept !== null) return sumReais([posted, kept])
  return paid ?? sumReais([posted, keepsFee ? fee : 0])
}

/** Whether the bank keeps its fee, by the lines that tell it; what most of them say. */
function habitOf(lines: readonly ToldLine[]): boolean {
  const kept = lines.flatMap(({ told }) => (told.fee > 0 && told.posted > 0 ? (keptOf(told) ?? []) : []))
  return kept.filter((amount) => amount > 0).length * 2 > kept.length
}

/** The difference between payment and posting, by figures that agree with each other. */
function keptOf(told: ToldAmounts): Kept {
  const { posted, fee, tax, expenses } = told
  const base = sumReais([told.face, -told.discount, -told.rebate, told.interest])
  const possible = new Set([base, sumReais([base, told.otherCredits])])
  const keepable = [[], [fee], [fee, tax], [tax], [fee, expenses], [fee, tax, expenses], [expenses]].map(
    sumReais,
  )
  // The layout tells both: a slip of any amount is what was paid for it.
  if (told.paid !== null && told.paid !== posted) {
    const kept = sumReais([told.paid, -posted])
    const isTold = keepable.includes(kept) || keepable.includes(sumReais([kept, told.otherCredits]))
    return isTold || (kept > 0 && fee === 0) ? kept : null
  }
  const fitting = keepable.find((kept) => possible.has(sumReais([posted, kept])))
  if (fitting !== undefined) return fitting
  return told.paid === null ? null : 0
}
