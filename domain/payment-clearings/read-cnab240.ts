import type { IsoDate } from '#domain/calendar.ts'
import { COLLECTING_BANK } from '#domain/collection/boletos/bar-code.ts'
import { sumReais } from '#domain/money.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Span } from '#domain/payment-clearings/debit-files/fixed-record.ts'
import type { BankReturn, ReturnProblem } from './bank-return.ts'
import { collecting, requireSlipDigit } from './collect-lines.ts'
import { type ReturnRecord, UnreadableLine } from './return-fields.ts'
import { settledLines, type ToldLine } from './slip-amounts.ts'

/** Positions of FEBRABAN's collection return of 240 characters, with the slip number as Itaú writes it in segment T; from 1. */
export const CNAB240 = {
  bank: [1, 3],
  batch: [4, 7],
  kind: [8, 8],
  segment: [14, 14],
  header: {
    agency: [54, 57],
    account: [66, 70],
    direction: [143, 143],
    writtenOn: [144, 151],
    number: [158, 163],
  },
  batchHeader: { operation: [9, 9], service: [10, 11], creditOn: [200, 207] },
  occurrence: [16, 17],
  sequence: [9, 13],
  t: {
    agency: [19, 22],
    account: [31, 35],
    portfolio: [38, 40],
    slip: [41, 48],
    slipDigit: [49, 49],
    dueOn: [74, 81],
    face: [82, 96],
    fee: [199, 213],
  },
  u: {
    interest: [18, 32],
    discount: [33, 47],
    rebate: [48, 62],
    tax: [63, 77],
    paid: [78, 92],
    posted: [93, 107],
    expenses: [108, 122],
    otherCredits: [123, 137],
    occurredOn: [138, 145],
    creditOn: [146, 153],
  },
  batchTrailer: {
    records: [18, 23],
    /** Slips and their face amounts, by how they are collected: simple, pledged, secured, discounted. */
    counts: [
      [24, 29],
      [47, 52],
      [70, 75],
      [93, 98],
    ],
    totals: [
      [30, 46],
      [53, 69],
      [76, 92],
      [99, 115],
    ],
  },
  trailer: { batches: [18, 23], records: [24, 29] },
} as const satisfies Record<string, unknown>

const RETURN = '2'
const COLLECTION_SERVICE = '01'

/** Batch (*lote*) as read so far. */
type Batch = {
  header: ReturnRecord
  creditOn: IsoDate | null
  isCollection: boolean
  records: number
  lines: ToldLine[]
}

/** Reads the lines of a file of 240 characters each; `uneven`: those that are longer. */
export function readCnab240(
  records: readonly ReturnRecord[],
  uneven: readonly ReturnProblem[],
): Outcome<BankReturn, ReturnProblem> {
  const [header] = records
  if (!header || header.at(CNAB240.header.direction) !== RETURN)
    return refused([{ code: 'request', line: 1 }])
  const bank = header.at(CNAB240.bank)
  if (bank !== COLLECTING_BANK) return refused([{ ...header.problem('other-bank'), bank }])
  if (uneven.length > 0) return refused(uneven)
  const second = records.slice(1).find((record) => record.at(CNAB240.kind) === '0')
  if (second) return refused([second.problem('two-files')])
  const problems: ReturnProblem[] = []
  const head = collecting(problems, () => readHeader(header))
  const batches = readBatches(records, problems)
  if (batches.length > 0 && !batches.some(({ isCollection }) => isCollection))
    return refused([header.problem('other-service')])
  const trailer = records.at(-1)
  if (trailer?.at(CNAB240.kind) !== '9')
    problems.push({ code: 'no-trailer', line: trailer?.line ?? records.length })
  else
    collecting(problems, () =>
      checkTrailer(trailer, { batches: batches.length, records: records.length }, problems),
    )
  if (problems.length > 0 || !head) return refused(problems)
  const told = batches.flatMap(({ lines }) => lines)
  return { ok: true, result: { layout: 'cnab240', ...head, lines: settledLines('cnab240', told) } }
}

function readHeader(record: ReturnRecord) {
  const { agency, account, writtenOn, number } = CNAB240.header
  return {
    agency: record.digits(agency, 'agency'),
    account: record.digits(account, 'account'),
    writtenOn: record.day(writtenOn),
    number: record.whole(number, 'number'),
  }
}

function readBatches(records: readonly ReturnRecord[], problems: ReturnProblem[]): Batch[] {
  const batches: Batch[] = []
  let open: Batch | null = null
  let half: ReturnRecord | null = null
  for (const record of records.slice(1)) {
    const kind = record.at(CNAB240.kind)
    if (kind === '9') continue
    if (kind === '1') {
      if (open) problems.push(record.problem('no-trailer'))
      open = beginBatch(record, problems)
      batches.push(open)
      continue
    }
    if (!open || !['2', '3', '4', '5'].includes(kind)) {
      problems.push(record.problem('unknown-record'))
      continue
    }
    const batch: Batch = open
    batch.records += 1
    const segment = kind === '3' && batch.isCollection ? record.at(CNAB240.segment).toUpperCase() : ''
    if (half && segment !== 'U') problems.push(half.problem('missing-half'))
    if (segment === 'U' && !half) problems.push(record.problem('missing-half'))
    if (segment === 'U' && half) {
      const [first, second] = [half, record]
      const line = collecting(problems, () => readSlip(first, second, batch.creditOn))
      if (line) batch.lines.push(line)
    }
    half = segment === 'T' ? record : null
    if (kind === '5') {
      collecting(problems, () => checkBatch(record, batch, problems))
      open = null
    }
  }
  if (open) problems.push(open.header.problem('no-trailer'))
  return batches
}

function beginBatch(header: ReturnRecord, problems: ReturnProblem[]): Batch {
  const { service, creditOn } = CNAB240.batchHeader
  return {
    header,
    creditOn: collecting(problems, () => header.dayOrNull(creditOn)),
    isCollection: header.at(service) === COLLECTION_SERVICE,
    records: 1,
    lines: [],
  }
}

function readSlip(first: ReturnRecord, second: ReturnRecord, usualCreditOn: IsoDate | null): ToldLine {
  const { t, u } = CNAB240
  const collection = {
    portfolio: first.digits(t.portfolio, 'slip'),
    slipNumber: first.digits(t.slip, 'slip'),
    agency: first.digits(t.agency, 'agency'),
    account: first.digits(t.account, 'account'),
  }
  requireSlipDigit(first, collection, first.digits(t.slipDigit, 'slip'))
  const occurrence = first.digits(CNAB240.occurrence, 'occurrence')
  if (
    second.digits(CNAB240.occurrence, 'occurrence') !== occurrence ||
    second.at(CNAB240.batch) !== first.at(CNAB240.batch)
  )
    throw new UnreadableLine(second.problem('missing-half'))
  const faceAmount = first.reaisOrNone(t.face)
  const paid = second.reaisOrNone(u.paid)
  return {
    line: first.line,
    portfolio: collection.portfolio,
    slipNumber: collection.slipNumber,
    occurrence,
    dueOn: first.dayOrNull(t.dueOn),
    faceAmount,
    occurredOn: second.day(u.occurredOn),
    creditOn: second.dayOrNull(u.creditOn),
    usualCreditOn,
    told: {
      face: faceAmount,
      discount: second.reaisOrNone(u.discount),
      rebate: second.reaisOrNone(u.rebate),
      interest: second.reaisOrNone(u.interest),
      otherCredits: second.reaisOrNone(u.otherCredits),
      fee: first.reaisOrNone(t.fee),
      tax: second.reaisOrNone(u.tax),
      expenses: second.reaisOrNone(u.expenses),
      // Where nothing is kept, some banks leave it at zero.
      posted: second.reaisOrNone(u.posted) || paid,
      paid,
    },
  }
}

function checkBatch(
  trailer: ReturnRecord,
  { records, lines, isCollection }: Batch,
  problems: ReturnProblem[],
): void {
  const { batchTrailer } = CNAB240
  if (trailer.whole(batchTrailer.records, 'count') !== records) problems.push(trailer.problem('wrong-count'))
  if (!isCollection) return
  const count = batchTrailer.counts.reduce((sum, span: Span) => sum + trailer.whole(span, 'count'), 0)
  const total = sumReais(batchTrailer.totals.map((span: Span) => trailer.reais(span)))
  // Banks that don't tell leave all of it at zero.
  if (count === 0 && total === 0) return
  if (count !== lines.length) problems.push(trailer.problem('wrong-count'))
  if (total !== sumReais(lines.map(({ faceAmount }) => faceAmount)))
    problems.push(trailer.problem('wrong-total'))
}

function checkTrailer(
  trailer: ReturnRecord,
  counted: { batches: number; records: number },
  problems: ReturnProblem[],
): void {
  const { batches, records } = CNAB240.trailer
  if (
    trailer.whole(batches, 'count') !== counted.batches ||
    trailer.whole(records, 'count') !== counted.records
  )
    problems.push(trailer.problem('wrong-count'))
}

function refused(problems: readonly ReturnProblem[]): Outcome<BankReturn, ReturnProblem> {
  return { ok: false, problems }
}
