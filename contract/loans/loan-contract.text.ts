import { dateText, percentText, reaisText } from '../value-text.ts'
import type { LoanCollectionOnWire } from './loan-collection.ts'
import type { LoanContractState } from './loan-contract.ts'

export const loanContractNames: Readonly<Record<LoanContractState, string>> = {
  contrato: 'Contrato de mútuo',
  proposta: 'Proposta de contrato de mútuo',
}

/** Where a request has no contract in the portal. */
export const noLoanContract =
  'O contrato deste pedido não está no portal. Se o empréstimo foi assinado em papel, peça uma via ao atendimento.'

export const loanProposalNotice =
  'Esta é a proposta, com os valores do dia do pedido. Ela vira contrato quando o pedido for aceito. O IOF, o valor que quita o empréstimo anterior e os vencimentos são recalculados nesse dia.'

type Agreed = {
  valor: number
  parcelas: number
  sistema: 'price' | 'sac'
  /** Points a month, decimal text. */
  taxaMensal: string
  diaVencimento: number
  cobranca: LoanCollectionOnWire
  quita: { liberadoEm: string; total: number } | null
  atraso: { multa: number; juros: number; indice: string }
  cobreAtrasadas: boolean
}

const collected: Readonly<Record<LoanCollectionOnWire, string>> = {
  folha:
    'O participante autoriza a patrocinadora a descontar cada parcela do seu salário e a repassá-la ao plano.',
  beneficio: 'O participante autoriza o desconto de cada parcela no seu benefício.',
  boleto: 'O participante paga cada parcela por boleto ou PIX, que recebe dez dias antes do vencimento.',
}

/** Terms that both sides agree to, one sentence or two a clause. */
export function loanContractClauses(agreed: Agreed): string[] {
  const { atraso, quita } = agreed
  const system =
    agreed.sistema === 'sac'
      ? 'pelo sistema SAC, em que as parcelas diminuem'
      : 'pela tabela Price, em que as parcelas são iguais'
  return [
    `Objeto. O plano empresta ao participante ${reaisText(agreed.valor)}, com juros de ${percentText(Number(agreed.taxaMensal))} ao mês, para pagar em ${agreed.parcelas} parcelas mensais, ${system}. Cada parcela vence no dia ${agreed.diaVencimento}.`,
    'Crédito. Do valor do empréstimo saem o IOF, a taxa de quitação por morte ou invalidez e, se houver, o que quita o empréstimo anterior. O resto é depositado na conta do participante.',
    ...(quita === null
      ? []
      : [
          `Renovação. Este empréstimo quita o anterior, liberado em ${dateText(quita.liberadoEm)}, com ${reaisText(quita.total)}. O contrato anterior termina.`,
        ]),
    `Pagamento. ${collected[agreed.cobranca]} Se não houver salário nem benefício de que descontar, as parcelas passam a ser pagas por boleto.`,
    `Atraso. A parcela paga depois do prazo tem multa de ${percentText(atraso.multa)}, juros de ${percentText(atraso.juros)} ao mês, contados por dia, e correção pelo ${atraso.indice}.`,
    'Garantia. O que o participante tem a receber do plano garante o pagamento. No resgate, o que faltar pagar é descontado antes. Enquanto houver dívida, nada vai para outra entidade por portabilidade.',
    `Morte ou invalidez. A taxa de quitação paga o que falta do empréstimo. ${agreed.cobreAtrasadas ? 'Ela paga também as parcelas em atraso.' : 'As parcelas que já estavam em atraso continuam devidas.'}`,
    'Quitação antecipada. O participante pode quitar o empréstimo a qualquer momento, no portal ou pelo atendimento. Os juros dos meses que ainda não passaram não são cobrados (Lei 8.078/1990, art. 52, § 2º).',
  ]
}
