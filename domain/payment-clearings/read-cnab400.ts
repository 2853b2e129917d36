import type { IsoDate } from '#domain/calendar.ts'
import { COLLECTING_BANK } from '#domain/collection/boletos/bar-code.ts'
import { sumReais } from '#domain/money.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { BankReturn, ReturnLine, ReturnProblem } from './bank-return.ts'
import { collecting, requireSlipDigit } from './collect-lines.ts'
import type { ReturnRecord } from './return-fields.ts'
import { settledLines, type ToldLine } from './slip-amounts.ts'

/** Positions of Itaú's collection return of 400 characters (*Cobrança CNAB 400, arquivo retorno*), from 1. */
export const CNAB400 = {
  header: {
    direction: [2, 2],
    service: [10, 11],
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
    fee: [176, 188],
    tax: [215, 227],
    rebate: [228, 240],
    discount: [241, 253],
    posted: [254, 266],
    interest: [267, 279],
    otherCredits: [280, 292],
    creditOn: [296, 301],
  },
  trailer: { count: [213, 220], total: [221, 234] },
  sequence: [395, 400],
} as const

const RETURN = '2'
const COLLECTION_SERVICE = '01'

/** Reads the lines of a file of 400 characters each; `uneven`: those that are not. */
export function readCnab400(
  records: readonly ReturnRecord[],
  uneven: readonly ReturnProblem[],
): Outcome<BankReturn, ReturnProblem> {
  const [header, ...rest] = records
  if (!header || header.at(CNAB400.header.direction) !== RETURN)
    return refused([{ code: 'request', line: 1 }])
  const bank = header.at(CNAB400.header.bank)
  if (/^\d{3}$/.test(bank) && bank !== COLLECTING_BANK)
    return refused([{ ...header.problem('other-bank'), bank }])
  if (header.at(CNAB400.header.service) !== COLLECTION_SERVICE)
    return refused([header.problem('other-service')])
  if (uneven.length > 0) return refused(uneven)
  const problems: ReturnProblem[] = []
  if (bank !== COLLECTING_BANK) problems.push(header.unreadable('bank').problem)
  const head = collecting(problems, () => readHeader(header))
  const told: ToldLine[] = []
  for (const [index, record] of records.entries()) {
    const sequence = collecting(problems, () => record.whole(CNAB400.sequence, 'sequence'))
    if (sequence !== null && sequence !== index + 1) problems.push(record.problem('wrong-sequence'))
  }
  for (const record of rest.slice(0, -1)) {
    const kind = record.at([1, 1])
    if (kind === '0') return refused([record.problem('two-files')])
    if (kind === '9') problems.push(record.problem('unknown-record'))
    // Other kinds share a credit among accounts or add remarks.
    if (kind !== '1' || !head) continue
    const line = collecting(problems, () => readDetail(record, head.creditOn))
    if (line) told.push(line)
  }
  const lines = settledLines('cnab400', told)
  const trailer = rest.at(-1)
  if (trailer?.at([1, 1]) !== '9')
    problems.push({ code: 'no-trailer', line: records.at(-1)?.line ?? records.length })
  else if (problems.length === 0) collecting(problems, () => checkTrailer(trailer, lines, problems))
  if (problems.length > 0 || !head) return refused(problems)
  const { creditOn: _, ...own } = head
  return { ok: true, result: { layout: 'cnab400', ...own, lines } }
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

function readDetail(record: ReturnRecord, usualCreditOn: IsoDate | null): ToldLine {
  const spans = CNAB400.detail
  const collection = {
    portfolio: record.digits(spans.portfolio, 'slip'),
    slipNumber: record.digits(spans.slip, 'slip'),
    agency: record.digits(spans.agency, 'agency'),
    account: record.digits(spans.account, 'account'),
  }
  requireSlipDigit(record, collection, record.digits(spans.slipDigit, 'slip'))
  const faceAmount = record.reaisOrNone(spans.face)
  return {
    line: record.line,
    portfolio: collection.portfolio,
    slipNumber: collection.slipNumber,
    occurrence: record.digits(spans.occurrence, 'occurrence'),
    dueOn: record.dayOrNull(spans.dueOn),
    faceAmount,
    occurredOn: record.day(spans.occurredOn),
    creditOn: record.dayOrNull(spans.creditOn),
    usualCreditOn,
    told: {
      face: faceAmount,
      discount: record.reaisOrNone(spans.discount),
      rebate: record.reaisOrNone(spans.rebate),
      interest: record.reaisOrNone(spans.interest),
      otherCredits: record.reaisOrNone(spans.otherCredits),
      fee: record.reaisOrNone(spans.fee),
      tax: record.reaisOrNone(spans.tax),
      expenses: 0,
      posted: record.reaisOrNone(spans.posted),
      paid: null,
    },
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
