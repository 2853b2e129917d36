import type { IsoDate } from '#domain/calendar.ts'
import type { ReturnFileKind } from './return-file-kind.ts'

/** Layouts of return files (*arquivo de retorno*) of slips: Itaú's of 400 characters a line, and FEBRABAN's of 240. */
export const SLIP_LAYOUTS = ['cnab400', 'cnab240'] as const
export type SlipLayout = (typeof SLIP_LAYOUTS)[number]

/** Those, and FEBRABAN's of automatic debits, of 150. */
export const RETURN_LAYOUTS = [...SLIP_LAYOUTS, 'debit150'] as const
export type ReturnLayout = (typeof RETURN_LAYOUTS)[number]

/** Movement of a slip, by the bank's occurrence code: money arrived, it was taken back, it was refused, or anything else. */
export const RETURN_MOVEMENTS = ['paid', 'written-off', 'rejected', 'other'] as const
export type ReturnMovement = (typeof RETURN_MOVEMENTS)[number]

/** Money that moved for one slip. Reais. */
export interface SlipAmounts {
  /** Paid by whoever paid; 0 where the occurrence is no payment. This alone counts for what the slip asks for. */
  paidAmount: number
  /** Posted to the entity's account, whatever the occurrence: the payment, less a fee that the bank keeps. */
  receivedAmount: number
  /** The bank's fee (*tarifa*), kept of what was paid or charged apart. */
  feeAmount: number
  /** False where the file's own figures do not come to what it says was posted. */
  addsUp: boolean
}

/** The bank's line of one slip, or of one debit. Reais. */
export interface ReturnLine extends SlipAmounts {
  /** Line of the file, from 1; of the first of two where a slip has two. */
  line: number
  /** *Carteira*, three digits; null for a debit, as the next. */
  portfolio: string | null
  /** *Nosso número*, eight digits. */
  slipNumber: string | null
  /** Of a debit: the contribution that the entity asked for. */
  paymentId?: number | null
  /** The bank's code, two characters. */
  occurrence: string
  movement: ReturnMovement
  dueOn: IsoDate | null
  faceAmount: number
  /** Day on which it happened: of a payment, when it was paid. */
  occurredOn: IsoDate
  /** Day on which the bank credits the entity; null where it names none. */
  creditOn: IsoDate | null
}

/** A return file that is whole: every line is read, and counts and totals are what its trailers say. */
export interface BankReturn {
  layout: ReturnLayout
  /** Of the entity, four and five digits; empty in a file of debits, which names the agreement (*convênio*) instead. */
  agency: string
  account: string
  agreement?: string
  /** Day on which the bank wrote it. */
  writtenOn: IsoDate
  /** The bank's number of the file. */
  number: number
  lines: readonly ReturnLine[]
}

export type ReturnProblemCode =
  | 'empty'
  | 'other-kind'
  | 'request'
  | 'other-service'
  | 'other-bank'
  | 'line-short'
  | 'line-long'
  | 'unknown-record'
  | 'two-files'
  | 'wrong-field'
  | 'wrong-sequence'
  | 'wrong-slip-digit'
  | 'missing-half'
  | 'wrong-count'
  | 'wrong-total'
  | 'no-trailer'

/** Fields that can be unreadable, by what they are. */
export type ReturnField =
  | 'bank'
  | 'agency'
  | 'account'
  | 'day'
  | 'number'
  | 'slip'
  | 'occurrence'
  | 'amount'
  | 'count'
  | 'sequence'

/** Fault of a file, on its line (from 1). */
export interface ReturnProblem {
  code: ReturnProblemCode
  line: number
  field?: ReturnField
  /** Of `other-bank`: its COMPE number. */
  bank?: string
  /** Of `other-kind`: what the file seems to be; null where nothing tells. */
  kind?: ReturnFileKind | null
  /** Of a line too short or too long: how long it is, and how long its layout has it. */
  length?: { is: number; due: number }
}
