import { COLLECTING_BANK } from '#domain/boletos/bar-code.ts'
import { sumReais } from '#domain/money.ts'
import type { Outcome } from '#domain/outcome.ts'
import { type BankReturn, movementOf, type ReturnLine, type ReturnProblem } from './bank-return.ts'
import { collecting, requireSlipDigit } from './collect-lines.ts'
import type { ReturnRecord } from './return-fields.ts'

/** Positions of Itaú's collection return of 400 characters (*Cobrança CNAB 400, arquivo retorno*), from 1. */
export const CNAB400 = {
  header: {
    mark: [1, 26],
    agency: [27, 30],
    account: [33, 37],
    bank: [77, 79],
    writtenOn: [95, 100],
    number: [109, 113],
    creditOn: [114, 119],
  },
  detail: {
    agency: [18, 21],
    account: [24, 28],
    portfolio: [83, 85],
    slip: [86, 93],
    slipDigit: [94, 94],
    occurrence: [109, 110],
    occurredOn: [111, 116],
    dueOn: [147, 152],
    face: [153, 165],
    paid: [254, 266],
    creditOn: [296, 301],
  },
  trailer: { count: [213, 220], total: [221, 234] },
  sequence: [395, 400],
} as const

const HEADER_MARK = '02RETORNO01COBRANCA       '

/** Reads the lines of a file of 400 characters each. */
export function readCnab400(records: readonly ReturnRecord[]): Outcome<BankReturn, ReturnProblem> {
  const [header, ...rest] = records
  if (!header || header.at(CNAB400.header.mark) !== HEADER_MARK)
    return refused([{ code: 'not-a-return', line: 1 }])
  if (header.at(CNAB400.header.bank) !== COLLECTING_BANK) return refused([header.problem('other-bank')])
  const problems: ReturnProblem[] = []
  const head = collecting(problems, () => readHeader(header))
  const lines: ReturnLine[] = []
  for (const record of records) {
    const sequence = collecting(problems, () => record.whole(CNAB400.sequence, 'sequence'))
    if (sequence !== null && sequence !== record.line) problems.push(record.problem('wrong-sequence'))
  }
  for (const record of rest.slice(0, -1)) {
    const kind = record.at([1, 1])
    if (kind === '0' || kind === '9') problems.push(record.problem('unknown-record'))
    // Other kinds share a credit among accounts or add remarks.
    if (kind !== '1' || !head) continue
    const line = collecting(problems, () => readDetail(record, head.creditOn))
    if (line) lines.push(line)
  }
  const trailer = rest.at(-1)
  if (trailer?.at([1, 1]) !== '9') problems.push({ code: 'no-trailer', line: records.length })
  else if (problems.length === 0) collecting(problems, () => checkTrailer(trailer, lines, problems))
  if (problems.length > 0 || !head) return refused(problems)
  const { creditOn: _, ...told } = head
  return { ok: true, result: { layout: 'cnab400', ...told, lines } }
}

function readHeader(record: ReturnRecord) {
  const { agency, account, writtenOn, number, creditOn } = CNAB400.header
  return {
    agency: record.digits(agency, 'agency'),
    account: record.digits(account, 'account'),
    writtenOn: record.day(writtenOn),
    number: record.whole(number, 'number'),
    creditOn: record.dayOrNull(creditOn),
  }
}

function readDetail(record: ReturnRecord, fileCreditOn: string | null): ReturnLine {
  const spans = CNAB400.detail
  const collection = {
    portfolio: record.digits(spans.portfolio, 'slip'),
    slipNumber: record.digits(spans.slip, 'slip'),
    agency: record.digits(spans.agency, 'agency'),
    account: record.digits(spans.account, 'account'),
  }
  requireSlipDigit(record, collection, record.digits(spans.slipDigit, 'slip'))
  const occurrence = record.digits(spans.occurrence, 'occurrence')
  const movement = movementOf('cnab400', occurrence)
  return {
    line: record.line,
    portfolio: collection.portfolio,
    slipNumber: collection.slipNumber,
    occurrence,
    movement,
    dueOn: record.dayOrNull(spans.dueOn),
    faceAmount: record.reaisOrNone(spans.face),
    paidAmount: movement === 'paid' ? record.reais(spans.paid) : 0,
    occurredOn: record.day(spans.occurredOn),
    creditOn: record.dayOrNull(spans.creditOn) ?? (movement === 'paid' ? fileCreditOn : null),
  }
}

function checkTrailer(trailer: ReturnRecord, lines: readonly ReturnLine[], problems: ReturnProblem[]): void {
  const { count, total } = CNAB400.trailer
  if (trailer.whole(count, 'count') !== lines.length) problems.push(trailer.problem('wrong-count'))
  if (trailer.reais(total) !== sumReais(lines.map(({ faceAmount }) => faceAmount)))
    problems.push(trailer.problem('wrong-total'))
}

function refused(problems: readonly ReturnProblem[]): Outcome<BankReturn, ReturnProblem> {
  return { ok: false, problems }
}
