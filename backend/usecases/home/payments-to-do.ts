import type { AwaitedAnswer } from '#contract/collection/contribution-payments.ts'
import { paymentPurposeWords } from '#contract/collection/wire-words.ts'
import type { ToDo } from '#contract/home/plan-summary.ts'
import { competenceOf, type IsoDate } from '#domain/calendar.ts'
import { boletoState } from '#domain/collection/boletos/boleto-state.ts'
import { payableUntil } from '#domain/contributions/due-date.ts'
import { offeredCell } from '#domain/plans/services/service-cells.ts'
import type { Querier } from '../../database/client.ts'
import { indexersSince, type PaymentRow } from '../../database/queries/contribution-payments.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { CORRECTION_INDEX, chargesOf } from '../collection/contribution-payments/payment-wire.ts'
import type { SummaryRules } from './summary-rules.ts'

type PaymentToDo = Extract<ToDo, { idContribuicao: number }>

/** Whether the service that shows how to pay a contribution is the link's now. */
function mayPayHere(
  { category, situation }: Pick<LinkRow['link'], 'category' | 'situation'>,
  offered: SummaryRules['offered'],
): boolean {
  return offeredCell(offered, { service: 'gerar-contribuicao', category }, situation) !== undefined
}

/** A notice of arrears that waits for an answer. */
export function noticeToDo(
  { link }: LinkRow,
  awaited: AwaitedAnswer | null,
  { offered }: Pick<SummaryRules, 'offered'>,
): ToDo[] {
  return awaited ? [{ tipo: 'aviso-atraso', ...awaited, pagavelAqui: mayPayHere(link, offered) }] : []
}

/** Contributions that were issued and wait for their money, those that are late with what they cost today; the earliest due date first. */
export async function paymentsToDo(
  database: Querier,
  { link }: LinkRow,
  payments: readonly PaymentRow[],
  { overdue, offered }: Pick<SummaryRules, 'overdue' | 'offered'>,
  today: IsoDate,
): Promise<{ late: PaymentToDo[]; open: PaymentToDo[] }> {
  const inState = (state: string) => payments.filter((payment) => boletoState(payment, today) === state)
  const late = inState('overdue')
  const [oldest] = late
  const indexValues = oldest
    ? ((await indexersSince(database, [CORRECTION_INDEX], competenceOf(oldest.dueDate))).get(
        CORRECTION_INDEX,
      ) ?? [])
    : []
  const pagavelAqui = mayPayHere(link, offered)
  const facts = (payment: PaymentRow) => ({
    idContribuicao: payment.id,
    competencia: payment.competence,
    vencimento: payment.dueDate,
    finalidade: paymentPurposeWords.toWire(payment.purpose),
    formaPagamento: payment.method,
    pagavelAqui,
  })
  return {
    late: late.map((payment) => {
      const { total, dias } = chargesOf(payment, { today, overdue, indexValues })
      return { tipo: 'pagamento-vencido', ...facts(payment), total, dias }
    }),
    open: inState('open').map((payment) => ({
      tipo: 'pagamento-aberto',
      ...facts(payment),
      valor: payment.amount,
      pagavelAte: payableUntil(payment.dueDate),
    })),
  }
}
