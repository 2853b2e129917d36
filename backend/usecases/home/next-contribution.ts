import type { PlanSummaryOnWire } from '#contract/home/plan-summary.ts'
import { addToCompetence, type Competence, type IsoDate } from '#domain/calendar.ts'
import { boletoState } from '#domain/collection/boletos/boleto-state.ts'
import { dueDateIn } from '#domain/contributions/due-date.ts'
import { nextDueMonth } from '#domain/contributions/next-contribution.ts'
import { suspensionIn } from '#domain/contributions/suspensions/suspension.ts'
import type { SuspendedPeriod } from '#domain/contributions/suspensions/suspension-rules.ts'
import type { PaymentRow } from '../../database/queries/contribution-payments.ts'
import type { ContributionRules } from '../../rules/contribution-rules.ts'

type Next = PlanSummaryOnWire['proximaContribuicao']

/** Month of the next contribution that falls due and was not paid yet. */
export function nextUnpaidMonth(
  payments: readonly PaymentRow[],
  today: IsoDate,
  { contribution }: Pick<ContributionRules, 'contribution'>,
): Competence {
  const paid = new Set(payments.filter(({ paidOn }) => paidOn !== null).map(({ competence }) => competence))
  let month = nextDueMonth(today, contribution)
  while (paid.has(month)) month = addToCompetence(month, 1)
  return month
}

/** Issued payment that can still be made in time, the one that falls due first; null when none waits. */
export function openPayment(payments: readonly PaymentRow[], today: IsoDate): PaymentRow | null {
  const open = payments.filter((payment) => boletoState(payment, today) === 'open')
  return open.toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1))[0] ?? null
}

/** The next contribution that the person will pay, `own` reais in `month`; null for none, and while that month is suspended. */
export function contributionDue(
  { month, own }: { month: Competence; own: number },
  suspensions: readonly SuspendedPeriod[],
  { contribution }: Pick<ContributionRules, 'contribution'>,
): Next {
  if (own <= 0 || suspensionIn(suspensions, month) !== null) return null
  return {
    competencia: month,
    vencimento: dueDateIn(month, contribution),
    valor: own,
    idContribuicao: null,
  }
}

/** An issued contribution as the next one. */
export function issuedAsNext({ id, competence, dueDate, amount }: PaymentRow): NonNullable<Next> {
  return { competencia: competence, vencimento: dueDate, valor: amount, idContribuicao: id }
}
