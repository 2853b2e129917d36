import { DEBIT_BANK, PaymentMethod } from '#domain/contributions/payment-methods.ts'
import type { ChangeInput, VoluntaryValues } from './contributions.schema.ts'

/**
 * The form's values as they are sent: account data and bank only for direct debit.
 * @throws RangeError while the amount or the payment method is missing, which the form does not let through.
 */
export function voluntaryInput(values: VoluntaryValues, idRequisicao: number | undefined): ChangeInput {
  const { chaveEnvio, valorContribuicao, formaPagamento, agencia, conta } = values
  if (valorContribuicao === null || formaPagamento === null) throw new RangeError('The form is not complete')
  const isDebit = formaPagamento === PaymentMethod.debit
  return {
    modalidade: 'voluntaria',
    chaveEnvio,
    valorContribuicao,
    formaPagamento,
    ...(isDebit && { agencia, conta, banco: BANK }),
    idRequisicao,
  }
}

const BANK = Number(DEBIT_BANK) as 341
