import { COLLECTING_BANK } from '#domain/collection/boletos/bar-code.ts'
import { sumReais } from '#domain/money.ts'
import type { Outcome } from '#domain/outcome.ts'
import { DEBIT150 } from '#domain/payment-clearings/debit-files/debit-layout.ts'
import { contributionOfMark } from '#domain/payment-clearings/debit-files/write-debit-file.ts'
import type { BankReturn, ReturnLine, ReturnMovement, ReturnProblem } from './bank-return.ts'
import { collecting } from './collect-lines.ts'
import type { ReturnRecord } from './return-fields.ts'

const RETURN = '2'

/** 31: debited on another day, since the one that was asked for is a holiday where the account is. */
const DEBITED = new Set(['00', '31'])

/** Answers about the authorisation, or to taking a debit back: no debit was tried. */
const NO_DEBIT = new Set(['96', '97', '98', '99'])

/** Reads the answers to debits: records of 150 characters each; `uneven`: those that are longer. */
export function readDebit150(
  records: readonly ReturnRecord[],
  uneven: readonly ReturnProblem[],
): Outcome<BankReturn, ReturnProblem> {
  const { header: spans } = DEBIT150
  const [header] = records
  if (!header || header.at(spans.direction) !== RETURN) return refused([{ code: 'request', line: 1 }])
  const bank = header.at(spans.bank)
  if (bank !== COLLECTING_BANK) return refused([{ ...header.problem('other-bank'), bank }])
  if (uneven.length > 0) return refused(uneven)
  const second = records.slice(1).find((record) => kindOf(record) === 'A')
  if (second) return refused([second.problem('two-files')])
  const problems: ReturnProblem[] = []
  const head = collecting(problems, () => ({
    agreement: header.at(spans.agreement).trim(),
    writtenOn: header.dayByYear(spans.writtenOn),
    number: header.whole(spans.number, 'number'),
  }))
  // Other kinds are about authorisations and files.
  const answers = records.filter((record) => kindOf(record) === 'F')
  const lines = answers.flatMap((record) => collecting(problems, () => readAnswer(record)) ?? [])
  const trailer = records.at(-1)
  if (!trailer || kindOf(trailer) !== 'Z')
    problems.push({ code: 'no-trailer', line: trailer?.line ?? records.length })
  else if (problems.length === 0)
    collecting(problems, () => {
      const total = sumReais(answers.map((record) => record.reais(DEBIT150.debit.amount)))
      if (trailer.whole(DEBIT150.trailer.records, 'count') !== records.length)
        problems.push(trailer.problem('wrong-count'))
      if (trailer.reais(DEBIT150.trailer.total) !== total) problems.push(trailer.problem('wrong-total'))
    })
  if (problems.length > 0 || !head) return refused(problems)
  return { ok: true, result: { layout: 'debit150', agency: '', account: '', ...head, lines } }
}

function kindOf(record: ReturnRecord): string {
  return record.at(DEBIT150.kind).toUpperCase()
}

function readAnswer(record: ReturnRecord): ReturnLine {
  const { debit } = DEBIT150
  const occurrence = record.digits(debit.answer, 'occurrence')
  const movement = movementOf(occurrence)
  const day = record.dayByYear(debit.day)
  const amount = record.reais(debit.amount)
  const paidAmount = movement === 'paid' ? amount : 0
  return {
    line: record.line,
    portfolio: null,
    slipNumber: null,
    paymentId: contributionOfMark(record.at(debit.own)),
    occurrence,
    movement,
    dueOn: movement === 'paid' ? null : day,
    faceAmount: amount,
    occurredOn: day,
    creditOn: null,
    paidAmount,
    receivedAmount: paidAmount,
    feeAmount: 0,
    addsUp: true,
  }
}

function movementOf(answer: string): ReturnMovement {
  if (DEBITED.has(answer)) return 'paid'
  return NO_DEBIT.has(answer) ? 'other' : 'rejected'
}

function refused(problems: readonly ReturnProblem[]): Outcome<BankReturn, ReturnProblem> {
  return { ok: false, problems }
}
