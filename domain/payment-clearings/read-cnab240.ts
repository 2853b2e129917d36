import { COLLECTING_BANK } from '#domain/boletos/bar-code.ts'
import { sumReais } from '#domain/money.ts'
import type { Outcome } from '#domain/outcome.ts'
import { type BankReturn, movementOf, type ReturnLine, type ReturnProblem } from './bank-return.ts'
import { collecting, requireSlipDigit } from './collect-lines.ts'
import { type ReturnRecord, type Span, UnreadableLine } from './return-fields.ts'

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
  },
  u: { paid: [78, 92], occurredOn: [138, 145], creditOn: [146, 153] },
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

const COLLECTION_SERVICE = '01'

/** What is read of one batch (*lote*). */
type Batch = {
  header: ReturnRecord
  creditOn: string | null
  isCollection: boolean
  records: number
  lines: ReturnLine[]
}

/** Reads the lines of a file of 240 characters each. */
export function readCnab240(records: readonly ReturnRecord[]): Outcome<BankReturn, ReturnProblem> {
  const header = records[0]
  if (!header || header.at(CNAB240.kind) !== '0' || header.at(CNAB240.header.direction) !== '2')
    return refused([{ code: 'not-a-return', line: 1 }])
  if (header.at(CNAB240.bank) !== COLLECTING_BANK) return refused([header.problem('other-bank')])
  const problems: ReturnProblem[] = []
  const head = collecting(problems, () => readHeader(header))
  const batches = readBatches(records, problems)
  const trailer = records.at(-1)
  if (trailer?.at(CNAB240.kind) !== '9') problems.push({ code: 'no-trailer', line: records.length })
  else
    collecting(problems, () =>
      checkTrailer(trailer, { batches: batches.length, records: records.length }, problems),
    )
  if (problems.length > 0 || !head) return refused(problems)
  return { ok: true, result: { layout: 'cnab240', ...head, lines: batches.flatMap(({ lines }) => lines) } }
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
    const segment = kind === '3' && batch.isCollection ? record.at(CNAB240.segment) : ''
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

function readSlip(first: ReturnRecord, second: ReturnRecord, batchCreditOn: string | null): ReturnLine {
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
  const movement = movementOf('cnab240', occurrence)
  return {
    line: first.line,
    portfolio: collection.portfolio,
    slipNumber: collection.slipNumber,
    occurrence,
    movement,
    dueOn: first.dayOrNull(t.dueOn),
    faceAmount: first.reaisOrNone(t.face),
    paidAmount: movement === 'paid' ? second.reais(u.paid) : 0,
    occurredOn: second.day(u.occurredOn),
    creditOn: second.dayOrNull(u.creditOn) ?? (movement === 'paid' ? batchCreditOn : null),
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
