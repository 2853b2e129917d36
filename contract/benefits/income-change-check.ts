import type { BenefitRules } from '#domain/benefits/benefit-rules.ts'
import {
  checkIncomeChange,
  type IncomeChangeProblem,
  type IncomeInPayment,
  type NewIncome,
} from '#domain/benefits/income-change.ts'
import { type LandingIncome, landingIncome } from '#domain/benefits/income-taxation.ts'
import { incomeFrom, monthlyIncomeOf, type PaidIncome } from '#domain/benefits/paid-income.ts'
import type { Outcome } from '#domain/outcome.ts'
import { type Complaint, complaints } from '../complaints.ts'
import { incomeChangeSentence, incomeChangeSentences as sentences } from './income-change.text.ts'
import type { IncomeChangeData, IncomeChangeOnWire, IncomeChangeValues } from './income-change.ts'
import { incomeWords } from './wire-words.ts'

/** Not a value of the form: nothing can be changed now. */
export const WINDOW = 'janela'

const paths: Readonly<Record<IncomeChangeProblem['field'], keyof IncomeChangeValues | typeof WINDOW>> = {
  type: 'tipo',
  percent: 'percentual',
  years: 'anos',
  window: WINDOW,
}

type ChangeRules = Pick<BenefitRules, 'changeMonths' | 'incomeTypes' | 'percent' | 'termYears'>

/** A changed income under the rule of the domain: what it is, or every complaint; one about the window has the field `janela`. */
export function checkIncomeChangeValues(
  values: IncomeChangeValues,
  facts: IncomeInPayment,
  rules: ChangeRules,
): Outcome<NewIncome, Complaint> {
  const wanted = newIncomeOf(values)
  if (wanted === null) return { ok: false, problems: [missingOf(values)] }
  const outcome = checkIncomeChange(wanted, facts, rules)
  if (outcome.ok) return { ok: true, result: outcome.result.income }
  return complaints(outcome.problems, (problem) => [paths[problem.field], incomeChangeSentence(problem)])
}

/** The income that was filled in; null while something of it is missing. */
export function newIncomeOf({ tipo, percentual, anos }: IncomeChangeValues): NewIncome | null {
  if (tipo === 'percentual') return percentual === null ? null : { type: 'percent', percent: percentual }
  if (tipo === null || anos === null) return null
  return { type: 'fixed-term', years: anos }
}

function missingOf({ tipo }: IncomeChangeValues): Complaint {
  if (tipo === null) return { field: 'tipo', sentence: sentences.noType }
  return tipo === 'percentual'
    ? { field: 'percentual', sentence: sentences.noPercent }
    : { field: 'anos', sentence: sentences.noYears }
}

/** The reading call's answer, in the shape of the rule: the window is checked beside it. */
export function incomeInPayment({
  renda,
  janela,
}: Pick<IncomeChangeOnWire, 'renda' | 'janela'>): IncomeInPayment {
  return inPayment(renda ?? { type: 'lifetime', monthlyAmount: 0 }, janela.de)
}

/** How an income is judged that is paid so, on a day. */
export function inPayment(
  income: PaidIncome,
  today: string,
  lastChangedOn: string | null = null,
): IncomeInPayment {
  const isTerm = income.type === 'fixed-term'
  return {
    income: isTerm ? { type: 'fixed-term', years: Math.ceil(income.monthsLeft / 12) } : income,
    monthsLeft: isTerm ? income.monthsLeft : null,
    lastChangedOn,
    today,
  }
}

/** Figures that a change is computed from: a part of the reading call's answer. */
export type ChangeFigures = Pick<
  IncomeChangeOnWire,
  'renda' | 'saldo' | 'valorCota' | 'tributacao' | 'descontos' | 'regras' | 'projecao'
>

/** An income with what it pays before tax, after it, and into the account. */
export type ReckonedIncome = { income: PaidIncome; paid: LandingIncome }

/** The income as it is paid today; null without a benefit. */
export function currentIncome(figures: ChangeFigures): ReckonedIncome | null {
  return figures.renda && reckoned(figures.renda, figures, figures.saldo)
}

/** The same in the month in which a change would count, by what is left until then. */
export function unchangedIncome(figures: ChangeFigures): ReckonedIncome | null {
  return figures.renda && reckoned(figures.renda, figures, figures.projecao.saldo)
}

/** A new income, as the balance of its first month would pay it. */
export function changedIncome(wanted: NewIncome, figures: ChangeFigures): ReckonedIncome {
  const { valorCota, regras, projecao } = figures
  const { saldo, realReturnPercent, paidOn, paidOfYear } = projecao
  const facts = { balance: saldo, unitValue: valorCota, realReturnPercent, paidOn, paidOfYear }
  return reckoned(incomeFrom(wanted, facts, regras), figures, saldo)
}

function reckoned(
  income: PaidIncome,
  { valorCota, tributacao, descontos }: ChangeFigures,
  balance: number,
): ReckonedIncome {
  const gross = monthlyIncomeOf(income, { balance, unitValue: valorCota })
  return { income, paid: landingIncome(gross, tributacao, descontos) }
}

/** Data of a change that the rule accepted. @throws RangeError for an income for life, which is never changed. */
export function incomeChangeDataOf(
  wanted: NewIncome,
  figures: ChangeFigures,
  when: { mesEfeito: string; cancelavelAte: string },
): IncomeChangeData {
  const current = unchangedIncome(figures)
  if (current === null || current.income.type === 'lifetime')
    throw new RangeError('An income for life is not changed')
  const next = changedIncome(wanted, figures)
  const { income, paid } = current
  return {
    tipo: incomeWords.toWire(wanted.type),
    percentual: wanted.type === 'percent' ? wanted.percent : null,
    anos: wanted.type === 'fixed-term' ? wanted.years : null,
    tipoAnterior: incomeWords.toWire(income.type),
    percentualAnterior: income.type === 'percent' ? income.percent : null,
    mesesAnteriores: income.type === 'fixed-term' ? income.monthsLeft : null,
    saldo: figures.saldo,
    bruto: next.paid.gross,
    brutoAnterior: paid.gross,
    liquido: next.paid.net,
    liquidoAnterior: paid.net,
    ...when,
  }
}
