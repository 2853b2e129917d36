import { incomeWords } from '#contract/benefits/wire-words.ts'
import type { PlanSummaryOnWire } from '#contract/home/plan-summary.ts'
import { incomeDuration } from '#domain/benefits/income-duration.ts'
import { endOfAccount } from '#domain/people/bank-account.ts'
import { type NextPayment, nextPaymentOnWire } from '../payroll/benefit-payments/next-payment.ts'
import type { SummaryRules } from './summary-rules.ts'

type Benefit = NonNullable<PlanSummaryOnWire['beneficio']>

/**
 * Next payment of a benefit, its thirteenth, and for how long it lasts; empty for one that is not paid. `balance` in reais, null without a
 * quota.
 */
export function benefitFigures(
  next: NextPayment | null,
  balance: number | null,
  { projection }: Pick<SummaryRules, 'projection'>,
): Benefit {
  if (!next)
    return { proximoPagamento: null, conta: null, proximo: null, decimoTerceiro: null, duracao: null }
  const { thirteenth } = next
  return {
    proximoPagamento: next.slip.paidOn,
    conta: endOfAccount(next.slip.account),
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
  const facts = { balance, monthly: amounts.monthly, month: slip.competence, schedule, realReturnPercent }
  const duration = incomeDuration(income, facts)
  if (duration === null) return null
  if (!('months' in duration)) return { tipo: incomeWords.toWire(duration.kind) }
  const until = { meses: duration.months, ate: duration.lastMonth }
  return duration.kind === 'end-of-term'
    ? { tipo: 'fim-do-prazo', ...until }
    : { tipo: 'prazo', ...until, rendimentoReal: realReturnPercent }
}
