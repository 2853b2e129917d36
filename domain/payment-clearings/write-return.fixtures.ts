import type { IsoDate } from '#domain/calendar.ts'
import { slipNumberDigit } from '#domain/collection/boletos/itau-free-field.ts'
import { sumReais, toCents } from '#domain/money.ts'
import { type Fields, fixedRecord, type Span } from '#domain/payment-clearings/debit-files/fixed-record.ts'
import type { BankReturn, ReturnLine, SlipAmounts, SlipLayout } from './bank-return.ts'
import { CNAB240 } from './read-cnab240.ts'
import { CNAB400 } from './read-cnab400.ts'

const short = (day: IsoDate | null) =>
  day === null ? '' : `${day.slice(8)}${day.slice(5, 7)}${day.slice(2, 4)}`
const long = (day: IsoDate | null) =>
  day === null ? '0'.repeat(8) : `${day.slice(8)}${day.slice(5, 7)}${day.slice(0, 4)}`
const END = '\r\n'

type SlipOf = { portfolio: string; slipNumber: string }

/** A slip to write; where it says nothing of a fee, the bank posts what was paid. */
export type WrittenLine = Omit<ReturnLine, keyof SlipAmounts | 'portfolio' | 'slipNumber' | 'paymentId'> &
  SlipOf &
  Pick<SlipAmounts, 'paidAmount'> &
  Partial<SlipAmounts>
export type WrittenReturn = Omit<BankReturn, 'lines' | 'layout' | 'agreement'> & {
  layout: SlipLayout
  lines: readonly WrittenLine[]
}

/** The figures of a slip in cents: what was paid above its face is interest, and what was paid below it discount. */
function centsOf({ paidAmount, faceAmount, ...line }: WrittenLine) {
  const above = toCents(sumReais([paidAmount, -faceAmount]))
  const isPaid = paidAmount > 0
  return {
    face: toCents(faceAmount),
    paid: toCents(paidAmount),
    posted: toCents(line.receivedAmount ?? paidAmount),
    fee: toCents(line.feeAmount ?? 0),
    interest: isPaid ? Math.max(above, 0) : 0,
    discount: isPaid ? Math.max(-above, 0) : 0,
  }
}

const digitOf = (file: WrittenReturn, { portfolio, slipNumber }: WrittenLine) =>
  slipNumberDigit({ portfolio, slipNumber, agency: file.agency, account: file.account })

/** A return file as the bank would write it, in the file's own layout. */
export function writeBankReturn(file: WrittenReturn): string {
  return file.layout === 'cnab400' ? writeCnab400(file) : writeCnab240(file)
}

function writeCnab400(file: WrittenReturn): string {
  const { header, detail, trailer, sequence } = CNAB400
  const total = toCents(sumReais(file.lines.map(({ faceAmount }) => faceAmount)))
  const records: Fields[] = [
    [
      [[1, 26], '02RETORNO01COBRANCA'],
      [header.agency, file.agency],
      [header.account, file.account],
      [header.bank, '341'],
      [header.writtenOn, short(file.writtenOn)],
      [header.number, file.number],
    ],
    ...file.lines.map((line): Fields => {
      const cents = centsOf(line)
      return [
        [[1, 1], '1'],
        [detail.agency, file.agency],
        [detail.account, file.account],
        [detail.portfolio, line.portfolio],
        [detail.slip, line.slipNumber],
        [detail.slipDigit, digitOf(file, line)],
        [detail.occurrence, line.occurrence],
        [detail.occurredOn, short(line.occurredOn)],
        [detail.dueOn, short(line.dueOn)],
        [detail.face, cents.face],
        [detail.fee, cents.fee],
        [detail.discount, cents.discount],
        [detail.posted, cents.posted],
        [detail.interest, cents.interest],
        [detail.creditOn, short(line.creditOn)],
      ]
    }),
    [
      [[1, 7], '9201341'],
      [trailer.count, file.lines.length],
      [trailer.total, total],
    ],
  ]
  return records.map((fields, index) => fixedRecord(400, [...fields, [sequence, index + 1]]) + END).join('')
}

function writeCnab240(file: WrittenReturn): string {
  const { header, batchHeader, t, u, batchTrailer, trailer } = CNAB240
  const place = (batch: number, kind: string): Fields => [
    [CNAB240.bank, '341'],
    [CNAB240.batch, batch],
    [CNAB240.kind, kind],
  ]
  const half = (segment: string, sequence: number, line: WrittenLine): Fields => [
    ...place(1, '3'),
    [CNAB240.sequence, sequence],
    [CNAB240.segment, segment],
    [CNAB240.occurrence, line.occurrence],
  ]
  const zeros = (spans: readonly Span[]): Fields => spans.map((span) => [span, 0])
  const details = file.lines.flatMap((line, index): Fields[] => {
    const cents = centsOf(line)
    return [
      [
        ...half('T', 2 * index + 1, line),
        [t.agency, file.agency],
        [t.account, file.account],
        [t.portfolio, line.portfolio],
        [t.slip, line.slipNumber],
        [t.slipDigit, digitOf(file, line)],
        [t.dueOn, long(line.dueOn)],
        [t.face, cents.face],
        [t.fee, cents.fee],
      ],
      [
        ...half('U', 2 * index + 2, line),
        [u.interest, cents.interest],
        [u.discount, cents.discount],
        [u.paid, cents.paid],
        [u.posted, cents.posted],
        [u.occurredOn, long(line.occurredOn)],
        [u.creditOn, long(line.creditOn)],
      ],
    ]
  })
  const total = toCents(sumReais(file.lines.map(({ faceAmount }) => faceAmount)))
  const records: Fields[] = [
    [
      ...place(0, '0'),
      [header.agency, file.agency],
      [header.account, file.account],
      [header.direction, '2'],
      [header.writtenOn, long(file.writtenOn)],
      [header.number, file.number],
    ],
    [...place(1, '1'), [batchHeader.operation, 'T'], [batchHeader.service, '01']],
    ...details,
    [
      ...place(1, '5'),
      [batchTrailer.records, details.length + 2],
      ...zeros(batchTrailer.counts),
      ...zeros(batchTrailer.totals),
      [batchTrailer.counts[0], file.lines.length],
      [batchTrailer.totals[0], total],
    ],
    [...place(9999, '9'), [trailer.batches, 1], [trailer.records, details.length + 4]],
  ]
  return records.map((fields) => fixedRecord(240, fields) + END).join('')
}
