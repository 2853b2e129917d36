import type { WrittenLine } from '#domain/payment-clearings/write-return.fixtures.ts'

type Billed = { portfolio: string | null; slipNumber: string | null; dueDate: string; amount: number }

/** The bank's line of a slip that was paid whole, on its due date unless it says otherwise. */
export function paidLine(
  { portfolio, slipNumber, dueDate, amount }: Billed,
  over: Partial<WrittenLine> = {},
): WrittenLine {
  return {
    line: 0,
    portfolio: portfolio ?? '',
    slipNumber: slipNumber ?? '',
    occurrence: '06',
    movement: 'paid',
    dueOn: dueDate,
    faceAmount: amount,
    paidAmount: amount,
    occurredOn: dueDate,
    creditOn: dueDate,
    ...over,
  }
}
