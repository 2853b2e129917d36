import type { IsoDate } from '#domain/calendar.ts'
import { payableUntil } from '#domain/contributions/due-date.ts'
import type { Amount } from '#domain/money.ts'
import { roundHalfUp2 } from '#domain/money.ts'
import { barCode, COLLECTING_BANK } from './bar-code.ts'
import { digitableLine, formatDigitableLine } from './digitable-line.ts'
import type { ItauCollection } from './itau-free-field.ts'
import { formatSlipNumber, itauFreeField } from './itau-free-field.ts'

export interface BoletoOrder {
  collection: ItauCollection
  dueDate: IsoDate
  /** Reais. */
  amount: Amount
}

/** Everything on a slip that is computed. */
export interface Boleto {
  /** 44 digits, to be drawn as interleaved two of five. */
  barCode: string
  /** 47 digits, to be copied. */
  digitableLine: string
  /** The same with points and spaces, to be read. */
  formattedLine: string
  /** `109/00000001-6` */
  slipNumber: string
  amount: number
  dueDate: IsoDate
  /** Last day without charges. */
  payableUntil: IsoDate
}

/** A slip of the entity's collection at Itaú. @throws RangeError when amount, date or account do not fit. */
export function boleto({ collection, dueDate, amount }: BoletoOrder): Boleto {
  const code = barCode({ bank: COLLECTING_BANK, dueDate, amount, freeField: itauFreeField(collection) })
  const line = digitableLine(code)
  return {
    barCode: code,
    digitableLine: line,
    formattedLine: formatDigitableLine(line),
    slipNumber: formatSlipNumber(collection),
    amount: roundHalfUp2(amount),
    dueDate,
    payableUntil: payableUntil(dueDate),
  }
}
