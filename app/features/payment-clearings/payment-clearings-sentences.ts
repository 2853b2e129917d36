import { debitAnswerSentence } from '#contract/payment-clearings/debit-files.text.ts'
import { type UndeductedReason, undeductedReasons } from '#contract/payment-clearings/loan-deductions.text.ts'
import type {
  ClearingLine,
  FeeShare,
  PayableContribution,
  PaymentClearing,
} from '#contract/payment-clearings/payment-clearings.ts'
import { dateText, instantText, monthText, reaisText } from '#contract/value-text.ts'
import { sumReais } from '#domain/money.ts'
import { clearingsText } from './payment-clearings.text.ts'

/** Name of a clearing: its file, the sponsor's deductions, or that it has no file. */
export function clearingName({
  arquivo,
  origem,
  plano,
  mes,
}: Pick<PaymentClearing, 'arquivo' | 'origem' | 'plano' | 'mes'>): string {
  if (origem === 'patrocinadora' && plano && mes) return deductionsName({ plano, mes })
  return origem === 'arquivo' && arquivo ? arquivo : clearingsText.manual
}

/** 'Karina Alves, 23/11/2026 às 10:12' */
export function actBy(name: string, at: string): string {
  return `${name}, ${instantText(at)}`
}

/** '3 de 5 linhas' */
export function clearingCount({ liquidam, linhas }: PaymentClearing['resumo']): string {
  return `${liquidam} de ${linhas} ${linhas === 1 ? 'linha' : 'linhas'}`
}

/** 'Descontos do salário: HPE, dezembro de 2026' */
export function deductionsName({ plano, mes }: { plano: string; mes: string }): string {
  return `${clearingsText.deductions.name}: ${plano}, ${monthText(mes)}`
}

/** 'R$ 1.166,30 (2 parcelas)'; a dash for none. */
export function countedReais(count: number, amount: number): string {
  return count === 0 ? '–' : `${reaisText(amount)} (${count} ${count === 1 ? 'parcela' : 'parcelas'})`
}

/** Installments deducted and not deducted, as they will be sent. `valor`: reais. */
export function deductedSentence(
  all: readonly { valor: number }[],
  not: readonly { valor: number }[],
): string {
  const sum = sumReais([...all.map(({ valor }) => valor), ...not.map(({ valor }) => -valor)])
  const count = all.length - not.length
  const paid = count === 1 ? '1 parcela é paga' : `${count} parcelas são pagas`
  const boletos = not.length === 1 ? ' 1 vira boleto.' : ` ${not.length} viram boleto.`
  return `${paid}, no total de ${reaisText(sum)}.${not.length > 0 ? boletos : ''}`
}

export function confirmSentence({
  resumo: { liquidam, valor, semBaixa, debitosRecusados, linhas },
  origem,
}: Pick<PaymentClearing, 'resumo' | 'origem'>): string {
  const undeducted = linhas - liquidam - semBaixa
  const paid = liquidam === 1 ? '1 pagamento é registrado' : `${liquidam} pagamentos são registrados`
  const left = semBaixa === 1 ? ' 1 valor fica sem baixa.' : ` ${semBaixa} valores ficam sem baixa.`
  const refused =
    debitosRecusados === 1
      ? ' 1 débito recusado vira boleto, e o participante é avisado.'
      : ` ${debitosRecusados} débitos recusados viram boleto, e os participantes são avisados.`
  const rest = `${debitosRecusados > 0 ? refused : ''}${semBaixa > 0 ? left : ''}`
  if (origem === 'arquivo' && liquidam === 0) return `Nenhum pagamento é registrado.${rest}`
  if (origem === 'patrocinadora') {
    const boletos =
      undeducted === 1
        ? ' 1 parcela não descontada vira boleto.'
        : ` ${undeducted} parcelas não descontadas viram boleto.`
    return `${paid}, no total de ${reaisText(valor)}.${undeducted > 0 ? boletos : ''} Os participantes são avisados. Não dá para desfazer.${rest}`
  }
  return `${paid}, no total de ${reaisText(valor)}. O dinheiro entra na conta dos participantes e eles são avisados. Não dá para desfazer.${rest}`
}

/** The bank's fee of a payment, and so much as came: 'Tarifa de R$ 2,10. Entraram R$ 119,98.'; null where it took none. */
function feeSentence({ pago, recebido, tarifa, movimento }: ClearingLine): string | null {
  if (movimento !== 'paid' || tarifa === 0) return null
  if (recebido < pago) return `Tarifa de ${reaisText(tarifa)}. Entraram ${reaisText(recebido)}.`
  return `Tarifa de ${reaisText(tarifa)}, cobrada à parte.`
}

/** 'R$ 122,08 pagos, menos R$ 2,10 de tarifas'; null where the bank kept nothing. */
export function keptSentence({ valor, recebido }: PaymentClearing['resumo']): string | null {
  const kept = sumReais([valor, -recebido])
  return kept > 0 ? `${reaisText(valor)} pagos, menos ${reaisText(kept)} de tarifas` : null
}

/** Who bears fees: 'O plano HPE paga'; of a sponsor, that it is to be asked for them: 'A cobrar da patrocinadora HP Brasil (HPE)'. */
export function feeBearerTerm({ pagaPor, plano, patrocinadora }: FeeShare): string {
  if (pagaPor === null || plano === null) return clearingsText.fees.unknown
  if (pagaPor === 'plano') return `O plano ${plano} paga`
  return patrocinadora
    ? `A cobrar da patrocinadora ${patrocinadora} (plano ${plano})`
    : `A cobrar da patrocinadora do plano ${plano}`
}

/** Whether a line is money that came and pays nothing. */
export function isLeftOver({ resultado, recebido }: ClearingLine): boolean {
  return recebido > 0 && resultado !== 'cleared' && resultado !== 'bank-fee'
}

/** Occurrence of a bank that took a part of what a slip asks for. */
const PART = '07'

/** Why a line does what it does: with the charges of who paid late. */
function lineReason({ resultado, movimento, encargos, ocorrencia, nossoNumero }: ClearingLine): string {
  if (resultado === 'other-money' && ocorrencia === PART)
    return `O banco recebeu só uma parte do boleto (ocorrência ${ocorrencia}), que continua em aberto. Trate com o participante.`
  if (resultado === 'other-money' || resultado === 'bank-fee')
    return `${clearingsText.reasons[resultado]} (Ocorrência ${ocorrencia}.)`
  if (resultado === 'no-payment' && isUndeducted(ocorrencia))
    return `${undeductedReasons[ocorrencia]}. A parcela vira boleto.`
  if (resultado === 'no-payment' && nossoNumero === null) return debitAnswerSentence(ocorrencia)
  if (resultado === 'no-payment') return `${clearingsText.movements[movimento]} (ocorrência ${ocorrencia}).`
  if (resultado === 'cleared' && encargos) return `Em atraso: ${reaisText(encargos)} de encargos.`
  return clearingsText.reasons[resultado]
}

/** All that is said of a line: why it does what it does, the bank's fee, and whether its figures contradict each other. */
export function lineDetails(line: ClearingLine): string[] {
  const fee = feeSentence(line)
  return [lineReason(line), ...(fee ? [fee] : []), ...(line.somaConfere ? [] : [clearingsText.unclear])]
}

function isUndeducted(code: string): code is UndeductedReason {
  return Object.hasOwn(undeductedReasons, code)
}

/** 'outubro de 2026, HPE' */
export function contributionLine({
  competencia,
  parcela,
  plano,
}: Pick<PayableContribution, 'competencia' | 'parcela' | 'plano'>): string {
  return `${parcela ? `empréstimo, ${parcela.toLowerCase()}` : monthText(competencia)}, ${plano}`
}

/** 'R$ 407,19, venceu ou vence em 10/10/2026 · 109/00000013-1' */
export function payableDetail({ valor, vencimento, nossoNumero }: PayableContribution): string {
  const slip = nossoNumero ? ` · ${nossoNumero}` : ' · débito em conta'
  return `${reaisText(valor)}, vencimento ${dateText(vencimento)}${slip}`
}
