import type { LoanData, LoanSituationOnWire } from '#contract/loans/loans.ts'
import { dateText, monthText, reaisText } from '#contract/value-text.ts'
import { competenceOf } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import { limitsOf, type SystemsCompared } from './loan-input.ts'

/** How much may be asked for, over how many months, and how high an instalment may be. */
export function limitsSentence(situation: LoanSituationOnWire): string {
  const { regras } = situation
  const limits = limitsOf(situation)
  if (limits === null) return ''
  return `Até ${reaisText(limits.maximum)}, de ${regras.minimumMonths} a ${regras.maximumMonths} parcelas, com parcela de até ${reaisText(limits.margin)}.`
}

/** When the next instalment is paid: one that is deducted goes with the payment of its month, whatever the day in the contract. */
export function nextInstalmentText({
  cobranca,
  proxima,
}: NonNullable<LoanSituationOnWire['vigente']>): string | null {
  if (proxima === null) return null
  const month = monthText(competenceOf(proxima.vencimento))
  if (cobranca === 'beneficio') return `Descontada do pagamento de ${month}`
  if (cobranca === 'folha') return `Descontada do salário de ${month}`
  return `Vence em ${dateText(proxima.vencimento)}`
}

/** That the new loan settles the running one, and with how much. */
export function renewalSentence({ vigente }: LoanSituationOnWire): string | null {
  return vigente === null
    ? null
    : `O novo empréstimo quita o atual, hoje com ${reaisText(vigente.quitacao.total)}, e você recebe o resto.`
}

export function consequenceSentence({ liquido, parcela, parcelas, primeiroVencimento }: LoanData): string {
  const first = primeiroVencimento === null ? '' : `, a primeira em ${dateText(primeiroVencimento)}`
  return `Aprovado o pedido, você recebe ${reaisText(liquido ?? 0)} na sua conta e paga ${parcelas} parcelas de ${reaisText(parcela ?? 0)}${first}.`
}

export function receiptSentence({ valor, quitaAnterior, iof, taxaQuitacao, liquido }: LoanData): string {
  const settled =
    quitaAnterior !== null && quitaAnterior > 0
      ? `${reaisText(quitaAnterior)} quitam o empréstimo atual, `
      : ''
  return `De ${reaisText(valor)}, ${settled}${reaisText(iof ?? 0)} pagam o IOF e ${reaisText(taxaQuitacao ?? 0)} a taxa de quitação. Você recebe ${reaisText(liquido ?? 0)}. Quando o pedido for aceito, o contrato fica em Documentos.`
}

/** By how much one system costs less interest than the other, as the rows of interest have it; with one system, what it costs. */
export function interestSentence(systems: SystemsCompared): string {
  const price = systems.find(({ id }) => id === 'price')?.loan.totals.interest
  const sac = systems.find(({ id }) => id === 'sac')?.loan.totals.interest
  if (price !== undefined && sac !== undefined && price > sac)
    return `No SAC você paga ${reaisText(sumReais([price, -sac]))} a menos de juros do que na Price.`
  const [first] = systems
  return first ? `Até o fim, você paga ${reaisText(first.loan.totals.interest)} de juros.` : ''
}

/** The act on the last button. */
export function confirmLabel({ valor }: LoanData): string {
  return `Pedir ${reaisText(valor)}`
}

/** A part of a whole: '3 de 12', 'R$ 899,75 de R$ 2.250,00'. */
export function partOf(part: string | number, whole: string | number): string {
  return `${part} de ${whole}`
}
