import type { Envelope } from '#app/features/request-engine/sent-request.ts'
import type {
  ContributionChange,
  ContributionChangeData,
  VoluntarySituation,
  VoluntaryValues,
} from '#contract/contributions/contributions.ts'
import type { Competence } from '#domain/calendar.ts'
import type { VoluntaryContribution } from '#domain/contributions/check-voluntary-change.ts'
import { DEBIT_BANK, PaymentMethod } from '#domain/contributions/payment-methods.ts'

type VoluntaryInput = Extract<ContributionChangeData, { modalidade: 'voluntaria' }>

/** A voluntary contribution in force as the rules of the domain take it. */
export function voluntaryInForce(situation: VoluntarySituation): VoluntaryContribution {
  return {
    amount: situation.valorContribuicao,
    paymentMethod: situation.formaPagamento,
    agency: situation.agencia,
    account: situation.conta,
  }
}

/** Initial values: those in force or, when a returned request is corrected, those requested. */
export function firstVoluntary(first: VoluntarySituation | VoluntaryInput): VoluntaryValues {
  return {
    valorContribuicao: first.valorContribuicao > 0 ? first.valorContribuicao : null,
    formaPagamento: first.formaPagamento,
    agencia: first.agencia ?? '',
    conta: first.conta ?? '',
  }
}

/**
 * The form's values as they are sent: account data and bank only for direct debit.
 * @throws RangeError while the amount or the payment method is missing, which the form does not let through.
 */
export function voluntaryInput(
  { valorContribuicao, formaPagamento, agencia, conta }: VoluntaryValues,
  envelope: Envelope,
): ContributionChange {
  if (valorContribuicao === null || formaPagamento === null) throw new RangeError('The form is not complete')
  const isDebit = formaPagamento === PaymentMethod.debit
  return {
    modalidade: 'voluntaria',
    valorContribuicao,
    formaPagamento,
    ...(isDebit && { agencia, conta, banco: Number(DEBIT_BANK) }),
    ...envelope,
  }
}

/** Request data as it would be stored if filed now; the account only for debit. */
export function voluntaryToCome(
  next: VoluntaryValues,
  { valorContribuicao, formaPagamento }: VoluntarySituation,
  mesEfeito: Competence,
): ContributionChangeData {
  const isDebit = next.formaPagamento === PaymentMethod.debit
  return {
    modalidade: 'voluntaria',
    valorContribuicao: next.valorContribuicao ?? 0,
    formaPagamento: next.formaPagamento ?? formaPagamento,
    agencia: isDebit ? next.agencia : null,
    conta: isDebit ? next.conta : null,
    anterior: { valorContribuicao, formaPagamento },
    mesEfeito,
  }
}
