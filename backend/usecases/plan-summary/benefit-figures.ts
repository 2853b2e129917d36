import type { PlanSummaryOnWire } from '#contract/plan-summary.ts'
import { monthsOfIncome } from '#domain/benefit-simulation/incomes.ts'
import { addToCompetence } from '#domain/calendar.ts'
import { type NextPayment, nextPaymentOnWire } from '../benefit-payments/next-payment.ts'
import type { SummaryRules } from './summary-rules.ts'

type Benefit = NonNullable<PlanSummaryOnWire['beneficio']>

/** What is paid next of a benefit, its thirteenth, and for how long; nothing of one that is not paid. `balance` in reais, null without a quota. */
export function benefitFigures(
  next: NextPayment | null,
  balance: number | null,
  { projection }: Pick<SummaryRules, 'projection'>,
): Benefit {
  if (!next) return { proximoPagamento: null, proximo: null, decimoTerceiro: null, duracao: null }
  const { thirteenth } = next
  return {
    proximoPagamento: next.slip.paidOn,
    proximo: nextPaymentOnWire(next),
    decimoTerceiro: thirteenth && {
      dataPagamento: thirteenth.paidOn,
      avos: thirteenth.twelfths,
      valor: thirteenth.amount,
    },
    duracao: balance === null ? null : durationOf(next, balance, projection),
  }
}

function durationOf(
  { income, amounts, slip, schedule }: NextPayment,
  balance: number,
  { realReturnPercent }: SummaryRules['projection'],
): Benefit['duracao'] {
  if (income.type === 'single' || balance <= 0) return null
  if (income.type === 'percent') return { tipo: 'percentual' }
  if (income.type === 'lifetime') return { tipo: 'vitalicia' }
  const until = (months: number) => ({ meses: months, ate: addToCompetence(slip.competence, months - 1) })
  const left = Math.max(1, income.paymentsLeft)
  if ('quotasPerMonth' in income) return { tipo: 'fim-do-prazo', ...until(left) }
  const months = monthsOfIncome(balance, amounts.monthly, realReturnPercent, schedule)
  return months === null || left <= months
    ? { tipo: 'fim-do-prazo', ...until(left) }
    : { tipo: 'prazo', ...until(months), rendimentoReal: realReturnPercent }
}
