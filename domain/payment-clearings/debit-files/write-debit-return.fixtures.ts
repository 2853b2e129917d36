import type { IsoDate } from '#domain/calendar.ts'
import { sumReais, toCents } from '#domain/money.ts'
import { DEBIT150 } from './debit-layout.ts'
import { type Fields, fixedRecord } from './fixed-record.ts'
import { ownMark } from './write-debit-file.ts'

/** An answer of the bank to a debit: `00` debited, `01` no balance; reais. */
export interface DebitAnswer {
  contributionId: number
  answer: string
  day: IsoDate
  amount: number
}

export interface DebitReturn {
  agreement: string
  writtenOn: IsoDate
  number: number
  answers: readonly DebitAnswer[]
}

const dayOf = (day: IsoDate) => day.replaceAll('-', '')

/** A return file of automatic debits as the bank would write it. */
export function writeDebitReturn({ agreement, writtenOn, number, answers }: DebitReturn): string {
  const { header, debit, trailer, kind } = DEBIT150
  const records: Fields[] = [
    [
      [kind, 'A'],
      [header.direction, '2'],
      [header.agreement, agreement],
      [header.company, 'FUNDO DE EXEMPLO'],
      [header.bank, '341'],
      [header.bankName, 'BANCO ITAU'],
      [header.writtenOn, dayOf(writtenOn)],
      [header.number, number],
      [header.version, '05'],
      [header.service, 'DEBITO AUTOMATICO'],
    ],
    ...answers.map(
      ({ contributionId, answer, day, amount }): Fields => [
        [kind, 'F'],
        [debit.client, '00000000010'],
        [debit.agency, '0057'],
        [debit.account, '        123457'],
        [debit.day, dayOf(day)],
        [debit.amount, toCents(amount)],
        [debit.answer, answer],
        [debit.own, ownMark(contributionId)],
        [debit.movement, 0],
      ],
    ),
    [
      [kind, 'Z'],
      [trailer.records, answers.length + 2],
      [trailer.total, toCents(sumReais(answers.map(({ amount }) => amount)))],
    ],
  ]
  return records.map((fields) => `${fixedRecord(150, fields)}\r\n`).join('')
}
