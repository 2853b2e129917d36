import type {
  IncomeChangeData,
  IncomeChangeOnWire,
  IncomeChangeValues,
} from '#contract/benefits/income-change.ts'
import {
  changedIncome,
  checkIncomeChangeValues,
  incomeChangeDataOf,
  incomeInPayment,
  newIncomeOf,
  type ReckonedIncome,
  unchangedIncome,
} from '#contract/benefits/income-change-check.ts'
import { incomeWords } from '#contract/benefits/wire-words.ts'
import type { BalanceAfter } from '#domain/benefits/balance-after.ts'
import { incomeOverTime } from '#domain/benefits/paid-income.ts'
import { competenceOf } from '#domain/calendar.ts'
import type { Outcome } from '#domain/outcome.ts'
import {
  type ThirteenthSchedule,
  thirteenthSchedule,
} from '#domain/payroll/benefit-payments/thirteenth-with.ts'

/** Types that may be chosen: a term stays a term. */
export function typesToChoose({ renda, regras }: Pick<IncomeChangeOnWire, 'renda' | 'regras'>) {
  const types =
    renda?.type === 'fixed-term' ? (['fixed-term'] as const) : (['percent', 'fixed-term'] as const)
  return types.filter((type) => regras.incomeTypes.includes(type)).map((type) => incomeWords.toWire(type))
}

/** Initial values: those requested before, or the present income, within the plan's limits. */
export function firstValues(
  situation: IncomeChangeOnWire,
  asked: IncomeChangeData | null,
): IncomeChangeValues {
  const { renda, regras } = situation
  const types = typesToChoose(situation)
  const { percent, termYears } = regras
  const current = incomeWords.toWire(renda?.type === 'fixed-term' ? renda.type : 'percent')
  const wanted = asked?.tipo ?? current
  const years = renda?.type === 'fixed-term' ? Math.round(renda.monthsLeft / 12) : termYears.minimum
  return {
    tipo: types.find((type) => type === wanted) ?? types[0] ?? null,
    percentual: asked?.percentual ?? (renda?.type === 'percent' ? renda.percent : percent.minimum),
    anos: asked?.anos ?? Math.min(termYears.maximum, Math.max(termYears.minimum, years)),
  }
}

/** The form's values as they are sent: only what the chosen type needs. */
export function requestedValues({ tipo, percentual, anos }: IncomeChangeValues) {
  return {
    tipo: tipo ?? ('percentual' as const),
    percentual: tipo === 'percentual' ? percentual : null,
    anos: tipo === 'prazo-certo' ? anos : null,
  }
}

/** The check of the contract, on what the page reads. */
export function checkChange(values: IncomeChangeValues, situation: IncomeChangeOnWire) {
  return checkIncomeChangeValues(values, incomeInPayment(situation), situation.regras)
}

/** From which month a change would hold and until when it may be cancelled: one that is corrected keeps its place in its window. */
export function termsOf({ janela, pedida }: Pick<IncomeChangeOnWire, 'janela' | 'pedida'>) {
  return {
    mesEfeito: pedida?.mesEfeito ?? janela.efeitoEm,
    cancelavelAte: pedida?.cancelavelAte ?? janela.ate,
  }
}

/** Request data as it would be stored if filed now; null while it cannot be computed. The API computes it again. */
export function incomeChangeToCome(
  values: IncomeChangeValues,
  situation: IncomeChangeOnWire,
): IncomeChangeData | null {
  const wanted = newIncomeOf(values)
  if (!wanted || situation.renda === null || situation.renda.type === 'lifetime') return null
  return incomeChangeDataOf(wanted, situation, termsOf(situation))
}

/** An income with what it pays in the first month of a change and over the years. */
export type ComparedIncome = ReckonedIncome & { after: BalanceAfter | null }

/** The income as it goes on without a change; null without a benefit. */
export function incomeGoingOn(situation: IncomeChangeOnWire): ComparedIncome | null {
  const current = unchangedIncome(situation)
  const { thirteenthMonth, paidOn, paidOfYear: before } = situation.projecao
  const first = competenceOf(paidOn)
  return (
    current &&
    overTime(current, situation, thirteenthMonth === null ? null : { thirteenthMonth, first, before })
  )
}

/** The income of today and the one that is filled in; `next` null while that is none that the plan takes. */
export function comparedIncomes(
  values: IncomeChangeValues,
  situation: IncomeChangeOnWire,
): { now: ComparedIncome | null; next: ComparedIncome | null } {
  const taken: Outcome<Parameters<typeof changedIncome>[0], unknown> = checkChange(values, situation)
  const { regras, projecao } = situation
  const [first, before] = [competenceOf(projecao.paidOn), projecao.paidOfYear]
  const next = taken.ok ? changedIncome(taken.result, situation) : null
  return {
    now: incomeGoingOn(situation),
    next: next && overTime(next, situation, thirteenthSchedule(next.income.type, regras, first, before)),
  }
}

function overTime(
  reckoned: ReckonedIncome,
  { valorCota, projecao: { saldo, realReturnPercent, months } }: IncomeChangeOnWire,
  thirteenth: ThirteenthSchedule | null,
): ComparedIncome {
  const paying = { balance: saldo, unitValue: valorCota }
  const after = incomeOverTime(reckoned.income, paying, { realReturnPercent, months, thirteenth })
  return { ...reckoned, after }
}
