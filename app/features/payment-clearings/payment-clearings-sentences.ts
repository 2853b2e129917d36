import { formatDate, formatInstant, formatMonth } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import type { ClearingLine, PayableContribution, PaymentClearing } from '#contract/payment-clearings.ts'
import { clearingsText } from './payment-clearings.text.ts'

/** What a clearing is called: its file, or that there is none. */
export function clearingName({ arquivo, origem }: Pick<PaymentClearing, 'arquivo' | 'origem'>): string {
  return origem === 'arquivo' && arquivo ? arquivo : clearingsText.manual
}

/** 'Karina Alves, 23/11/2026 às 10:12' */
export function actBy(name: string, at: string): string {
  return `${name}, ${formatInstant(at)}`
}

/** '3 de 5 linhas' */
export function clearingCount({ liquidam, linhas }: PaymentClearing['resumo']): string {
  return `${liquidam} de ${linhas} ${linhas === 1 ? 'linha' : 'linhas'}`
}

/** What the attendant confirms. */
export function confirmSentence({ liquidam, valor, semBaixa }: PaymentClearing['resumo']): string {
  const paid = liquidam === 1 ? '1 pagamento é registrado' : `${liquidam} pagamentos são registrados`
  const left = semBaixa === 1 ? ' 1 pagamento fica sem baixa.' : ` ${semBaixa} pagamentos ficam sem baixa.`
  const rest = semBaixa > 0 ? left : ''
  return `${paid}, no total de ${formatReais(valor)}. O dinheiro entra na conta dos participantes e eles são avisados. Não dá para desfazer.${rest}`
}

/** Why a line does what it does: with the charges of who paid late. */
export function lineReason({ resultado, movimento, encargos, ocorrencia }: ClearingLine): string {
  if (resultado === 'no-payment') return `${clearingsText.movements[movimento]} (ocorrência ${ocorrencia}).`
  if (resultado === 'cleared' && encargos) return `Em atraso: ${formatReais(encargos)} de encargos.`
  return clearingsText.reasons[resultado]
}

/** 'outubro de 2026, HPE' */
export function contributionLine({
  competencia,
  parcela,
  plano,
}: Pick<PayableContribution, 'competencia' | 'parcela' | 'plano'>): string {
  return `${parcela ? `empréstimo, ${parcela.toLowerCase()}` : formatMonth(competencia)}, ${plano}`
}

/** 'R$ 407,19, venceu ou vence em 10/10/2026 · 109/00000013-1' */
export function payableDetail({ valor, vencimento, nossoNumero }: PayableContribution): string {
  const slip = nossoNumero ? ` · ${nossoNumero}` : ' · débito em conta'
  return `${formatReais(valor)}, vencimento ${formatDate(vencimento)}${slip}`
}
