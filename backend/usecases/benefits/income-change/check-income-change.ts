import { incomeChangeSentences as sentences } from '#contract/benefits/income-change.text.ts'
import type { IncomeChangeData, IncomeChangeValues } from '#contract/benefits/income-change.ts'
import {
  changedIncome,
  checkIncomeChangeValues,
  incomeChangeDataOf,
  inPayment,
  WINDOW,
} from '#contract/benefits/income-change-check.ts'
import type { Complaint } from '#contract/complaints.ts'
import { incomeChangeWindow } from '#domain/benefits/income-change.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { FilingProblem, KindContext } from '../../request-engine/define-request-kind.ts'
import { filingDay } from '../../request-engine/filing-day.ts'
import { windowOf } from './income-change-window.ts'
import { readIncomeFigures } from './income-figures.ts'
import { lastChangeOf } from './last-change.ts'

type Input = IncomeChangeValues & { idRequisicao?: number | undefined }

/**
 * Checks a change of income with the plan's rule: what a request keeps. One that was returned keeps its place in the window in which it was
 * filed; one that another system filed outside of any belongs to the next.
 */
export async function checkIncomeChangeRequest(
  { database, row, today }: KindContext,
  input: Input,
): Promise<Outcome<IncomeChangeData, FilingProblem>> {
  const { idRequisicao } = input
  const filedOn = idRequisicao === undefined ? today : await filingDay(database, idRequisicao, today)
  const { rules, onWire } = await readIncomeFigures(
    database,
    row,
    today,
    (terms) => windowOf(filedOn, terms).effectiveIn,
  )
  const income = onWire.renda
  if (income === null) return refused(sentences.noBenefit)
  const window = windowOf(filedOn, rules)
  const isKept = idRequisicao !== undefined && !incomeChangeWindow(filedOn, rules).isOpen
  const lastChangedOn = await lastChangeOf(database, row.link.id, idRequisicao)
  const facts = inPayment(income, isKept ? window.from : filedOn, lastChangedOn)
  const outcome = checkIncomeChangeValues(input, facts, rules)
  if (!outcome.ok) return { ok: false, problems: outcome.problems.map(problemOf) }
  if (income.type === 'lifetime') return refused(sentences.lifetime)
  if (changedIncome(outcome.result, onWire).paid.gross <= 0) return refused(sentences.noBalance)
  const when = { mesEfeito: window.effectiveIn, cancelavelAte: window.to }
  return { ok: true, result: incomeChangeDataOf(outcome.result, onWire, when) }
}

function refused(refusal: string): Outcome<never, FilingProblem> {
  return { ok: false, problems: [{ refusal }] }
}

/** An income for life and the window are refusals, since no other value mends them. */
function problemOf({ field, sentence }: Complaint): FilingProblem {
  return field === WINDOW || sentence === sentences.lifetime ? { refusal: sentence } : { field, sentence }
}
