import { type BenefitEffect, benefitEffect } from '#domain/benefits/benefit-effect.ts'
import { checkCashWithdrawal } from '#domain/benefits/cash-withdrawal.ts'
import type { ChosenIncome } from '#domain/benefits/income-at-grant.ts'
import { compareIso } from '#domain/calendar.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Complaint } from '../complaints.ts'
import { chosenIncome, effectFacts } from './benefit-request-check.ts'
import {
  cashBelowMinimum,
  cashPercentRange,
  cashWithdrawalSentences as sentences,
} from './cash-withdrawal.text.ts'
import type { CashWithdrawalData, CashWithdrawalOnWire, CashWithdrawalValues } from './cash-withdrawal.ts'

type Situation = Pick<CashWithdrawalOnWire, 'concedido' | 'termos'>
type Granted = NonNullable<CashWithdrawalOnWire['concedido']>

/** Why no cash can be asked for whatever is filled in; null when it can. */
export function cashWithdrawalRefusal({
  concedido,
  termos,
}: Situation): 'notGranted' | 'over' | 'alreadyChosen' | 'single' | 'notInPlan' | null {
  if (concedido === null) return 'notGranted'
  if (compareIso(termos.hoje, concedido.primeiroPagamento) > 0) return 'over'
  if (concedido.percentualSaque > 0) return 'alreadyChosen'
  if (concedido.tipoRenda === 'pagamento-unico') return 'single'
  return termos.regras.cashMaximumPercent <= 0 ? 'notInPlan' : null
}

/** Payment at once, and the income after it, by the quotas of the day; null while they can't be computed. */
export function cashEffect(percent: number, { concedido, termos }: Situation): BenefitEffect | null {
  const income = concedido && incomeOf(concedido)
  if (!income) return null
  const outcome = benefitEffect({ income, cashPercent: percent }, factsOf(concedido, termos), termos.regras)
  return outcome.ok && !outcome.result.singlePayment ? outcome.result : null
}

/** A withdrawal that may be filed: what a request keeps, or every complaint. */
export function checkCashWithdrawalValues(
  { percentual, ciente }: CashWithdrawalValues,
  situation: Situation,
): Outcome<CashWithdrawalData, Complaint> {
  const problems: Complaint[] = []
  if (percentual === null) problems.push({ field: 'percentual', sentence: sentences.noPercent })
  else {
    const sentence = percentComplaint(percentual, situation)
    if (sentence !== null) problems.push({ field: 'percentual', sentence })
  }
  if (!ciente) problems.push({ field: 'ciente', sentence: sentences.unread })
  const data = cashWithdrawalDataOf(percentual ?? 0, situation)
  return problems.length > 0 || data === null ? { ok: false, problems } : { ok: true, result: data }
}

/** Complaint about a percentage; null when it may be requested. */
export function percentComplaint(percent: number, { concedido, termos }: Situation): string | null {
  const income = concedido && incomeOf(concedido)
  if (!income) return sentences.notGranted
  const { categoria: category, situacao: situation, percentualSaque } = concedido
  const facts = {
    ...factsOf(concedido, termos),
    category,
    situation,
    income,
    alreadyPaid: percentualSaque > 0,
  }
  const outcome = checkCashWithdrawal(percent, facts, termos.regras)
  if (outcome.ok) return null
  const [problem] = outcome.problems
  switch (problem?.code) {
    case 'cash-out-of-range':
      return cashPercentRange(problem.maximum)
    case 'below-minimum-income':
      return cashBelowMinimum(problem.minimum, problem.income)
    case 'already-paid':
      return sentences.alreadyChosen
    default:
      return sentences.notGranted
  }
}

/** Data of a request; null while its figures can't be computed. */
export function cashWithdrawalDataOf(percent: number, situation: Situation): CashWithdrawalData | null {
  const [before, after] = [cashEffect(0, situation), cashEffect(percent, situation)]
  if (before === null || after === null) return null
  return {
    percentual: percent,
    valor: after.atOnce.gross,
    imposto: after.atOnce.tax,
    liquido: after.atOnce.net,
    rendaAntes: before.income,
    rendaDepois: after.income,
    primeiroPagamento: situation.concedido?.primeiroPagamento ?? null,
    regime: situation.termos.regime,
  }
}

/** The income that was granted; null for a single payment. */
export function incomeOf({ tipoRenda, percentual, prazoAnos }: Granted): ChosenIncome | null {
  return chosenIncome({ tipoRenda, percentual, prazoAnos, beneficio: null, dataInicio: null, saque: null })
}

function factsOf({ primeiroPagamento }: Granted, terms: CashWithdrawalOnWire['termos']) {
  return { ...effectFacts(terms, { beneficio: null, dataInicio: null }), paidOn: primeiroPagamento }
}
