import type { LoanBillOnWire } from './loan-bills.ts'

const extras = {
  prazo: 'Pagamento extra, para diminuir o prazo',
  parcela: 'Pagamento extra, para diminuir a parcela',
} as const

/** Purpose of a loan's boleto: 'Parcela 4 de 12'. */
export function loanBillName({
  finalidade,
  parcela,
  parcelas,
  efeito,
}: Pick<LoanBillOnWire, 'finalidade' | 'parcela' | 'parcelas' | 'efeito'>): string {
  if (finalidade === 'extra') return extras[efeito ?? 'prazo']
  return finalidade === 'quitacao' ? 'Quitação do empréstimo' : `Parcela ${parcela} de ${parcelas}`
}

/** Why no boleto pays off a contract. */
export const settlementRefusals = {
  none: 'Não há empréstimo em andamento para quitar.',
  otherDay: 'Escolha um dos dias da lista.',
  keyUsed: 'Este envio já foi usado para outro boleto. Confira e envie de novo.',
} as const
