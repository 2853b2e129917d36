import type { ContributionPaymentDetail, NextPayment } from '#contract/collection/contribution-payments.ts'
import { dateText, monthName, monthText, reaisText } from '#contract/value-text.ts'
import { contributionPaymentsText } from './contribution-payments.text.ts'

/** 'Contribuição de dezembro de 2026' */
export function paymentTitle(competencia: string): string {
  return `Contribuição de ${monthText(competencia)}`
}

/** Since when a paid contribution is in the balance, or that it waits for the plan's next quota. */
export function creditSentence({ creditadaEm }: Pick<ContributionPaymentDetail, 'creditadaEm'>): string {
  return creditadaEm ? dateText(creditadaEm) : contributionPaymentsText.toCredit
}

/** How a month is asked for: up to which day it still falls due in the same month. */
export function issueRule({
  ultimoDiaEmissao,
  vencimento,
}: Pick<NextPayment, 'ultimoDiaEmissao' | 'vencimento'>): string {
  const day = Number(vencimento.slice(8))
  return `Se você gerar até o dia ${ultimoDiaEmissao}, paga até o dia ${day} deste mês. Depois disso, até o dia ${day} do mês que vem.`
}

/** The verb on the button that leads to the form: 'Gerar contribuição de dezembro'. */
export function startLabel(competencia: string): string {
  return `Gerar contribuição de ${monthName(competencia)}`
}

/** Why nothing can be issued: 'A contribuição de dezembro já foi gerada' */
export function blockedTitle({ competencia, impedimento }: NextPayment): string {
  const month = monthName(competencia)
  if (impedimento === 'suspensa') return `A contribuição de ${month} está suspensa`
  if (impedimento === 'sem-valor') return `Não há contribuição a gerar em ${month}`
  return `A contribuição de ${month} já foi ${impedimento === 'ja-paga' ? 'paga' : 'gerada'}`
}

/** Consequence, for the confirmation. `valor`: reais. */
export function issueConsequence(valor: number, isDebit: boolean, { vencimento }: NextPayment): string {
  return isDebit
    ? `${reaisText(valor)} saem da sua conta em ${dateText(vencimento)}.`
    : `Você paga ${reaisText(valor)} até ${dateText(vencimento)}.`
}

/** The act on the last button. */
export function issueConfirm(isDebit: boolean, { competencia }: NextPayment): string {
  return `${isDebit ? 'Agendar débito' : 'Gerar boleto'} de ${monthName(competencia)}`
}
