import type { IsoDate } from '#domain/calendar.ts'
import { modulo10 } from '#domain/check-digits.ts'
import { COLLECTING_BANK } from '#domain/collection/boletos/bar-code.ts'
import { sumReais, toCents } from '#domain/money.ts'
import { bankName } from '#domain/people/banks.ts'
import { DEBIT150 } from './debit-layout.ts'
import { type Fields, fixedRecord } from './fixed-record.ts'

/** One debit that the bank is asked for, or that is taken back. */
export interface DebitEntry {
  contributionId: number
  linkId: number
  /** Eleven digits. */
  cpf: string
  agency: string
  /** With its check digit: 12345-7. */
  account: string
  day: IsoDate
  /** Reais. */
  amount: number
  isTakenBack: boolean
}

export interface DebitFile {
  agreement: string
  company: string
  writtenOn: IsoDate
  /** Files are numbered without a gap (*NSA*): the bank takes none out of its turn. */
  number: number
  entries: readonly DebitEntry[]
}

const WIDTH = 150
/** No contribution has a larger number. */
const LARGEST_ID = 2 ** 31 - 1
const CPF = 2
const REAL = '03'

/** The contribution in what comes back to the entity. */
export function ownMark(contributionId: number): string {
  return `CONTRIBUICAO ${String(contributionId).padStart(10, '0')}`
}

/** The contribution that a mark names; null for one that is not the entity's. */
export function contributionOfMark(mark: string): number | null {
  const [, id] = /^CONTRIBUICAO (\d{10})$/i.exec(mark.trim()) ?? []
  const number = Number(id ?? 0)
  return number > 0 && number <= LARGEST_ID ? number : null
}

/** The file of automatic debits that the entity sends to its bank: letters without accents, lines ended by CR and LF. */
export function writeDebitFile(file: DebitFile): string {
  const { header, trailer, kind } = DEBIT150
  const total = sumReais(file.entries.map(({ amount }) => amount))
  const records: Fields[] = [
    [
      [kind, 'A'],
      [header.direction, '1'],
      [header.agreement, file.agreement],
      [header.company, plain(file.company).slice(0, 20)],
      [header.bank, COLLECTING_BANK],
      [header.bankName, plain(`BANCO ${bankName(COLLECTING_BANK)}`)],
      [header.writtenOn, dayOf(file.writtenOn)],
      [header.number, file.number],
      [header.version, '05'],
      [header.service, 'DEBITO AUTOMATICO'],
    ],
    ...file.entries.map(debitFields),
    [
      [kind, 'Z'],
      [trailer.records, file.entries.length + 2],
      [trailer.total, toCents(total)],
    ],
  ]
  return records.map((fields) => `${fixedRecord(WIDTH, fields)}\r\n`).join('')
}

function debitFields(entry: DebitEntry): Fields {
  const { debit, kind } = DEBIT150
  const client = String(entry.linkId).padStart(10, '0')
  return [
    [kind, 'E'],
    [debit.client, `${client}${modulo10(client)}`],
    [debit.agency, entry.agency],
    [debit.account, entry.account.replace('-', '').padStart(14)],
    [debit.day, dayOf(entry.day)],
    [debit.amount, toCents(entry.amount)],
    [debit.answer, REAL],
    [debit.own, ownMark(entry.contributionId)],
    [debit.documentKind, CPF],
    [debit.document, Number(entry.cpf)],
    [debit.movement, entry.isTakenBack ? 1 : 0],
  ]
}

const dayOf = (day: IsoDate) => day.replaceAll('-', '')

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .toUpperCase()
