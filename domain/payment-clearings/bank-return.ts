import type { IsoDate } from '#domain/calendar.ts'

/** Layouts of return files (*arquivo de retorno*): Itaú's of 400 characters a line, and FEBRABAN's of 240. */
export const RETURN_LAYOUTS = ['cnab400', 'cnab240'] as const
export type ReturnLayout = (typeof RETURN_LAYOUTS)[number]

/** What became of a slip, by the bank's occurrence code: money arrived, it was taken back, it was refused, or anything else. */
export const RETURN_MOVEMENTS = ['paid', 'written-off', 'rejected', 'other'] as const
export type ReturnMovement = (typeof RETURN_MOVEMENTS)[number]

/** What the bank tells of one slip. Reais. */
export interface ReturnLine {
  /** Line of the file, from 1; of the first of two where a slip has two. */
  line: number
  /** *Carteira*, three digits. */
  portfolio: string
  /** *Nosso número*, eight digits. */
  slipNumber: string
  /** The bank's code, two digits. */
  occurrence: string
  movement: ReturnMovement
  dueOn: IsoDate | null
  faceAmount: number
  /** 0 where no money came. */
  paidAmount: number
  /** Day on which it happened: of a payment, when it was paid. */
  occurredOn: IsoDate
  /** Day on which the bank credits the entity; null where it names none. */
  creditOn: IsoDate | null
}

/** A return file that is whole: every line is read, and counts and totals are what its trailers say. */
export interface BankReturn {
  layout: ReturnLayout
  /** Of the entity, four and five digits. */
  agency: string
  account: string
  /** Day on which the bank wrote it. */
  writtenOn: IsoDate
  /** The bank's number of the file. */
  number: number
  lines: readonly ReturnLine[]
}

export type ReturnProblemCode =
  | 'not-a-return'
  | 'other-bank'
  | 'line-length'
  | 'unknown-record'
  | 'wrong-field'
  | 'wrong-sequence'
  | 'wrong-slip-digit'
  | 'missing-half'
  | 'wrong-count'
  | 'wrong-total'
  | 'no-trailer'

/** Fields that can be unreadable, by what they are. */
export type ReturnField =
  | 'agency'
  | 'account'
  | 'day'
  | 'number'
  | 'slip'
  | 'occurrence'
  | 'amount'
  | 'count'
  | 'sequence'

/** What is wrong in a file, on which line (from 1). */
export interface ReturnProblem {
  code: ReturnProblemCode
  line: number
  field?: ReturnField
}

const PAID: Readonly<Record<ReturnLayout, ReadonlySet<string>>> = {
  // 06 and 08: paid at a bank and at a notary's; 05 of a slip that was not registered.
  cnab400: new Set(['05', '06', '08']),
  // 17: after it was written off, or not registered.
  cnab240: new Set(['06', '17']),
}
const WRITTEN_OFF = new Set(['09', '10'])
const REJECTED: Readonly<Record<ReturnLayout, ReadonlySet<string>>> = {
  cnab400: new Set(['03', '15', '16', '17', '18']),
  cnab240: new Set(['03', '26', '30']),
}

/** What an occurrence code of a layout means. */
export function movementOf(layout: ReturnLayout, occurrence: string): ReturnMovement {
  if (PAID[layout].has(occurrence)) return 'paid'
  if (WRITTEN_OFF.has(occurrence)) return 'written-off'
  return REJECTED[layout].has(occurrence) ? 'rejected' : 'other'
}
