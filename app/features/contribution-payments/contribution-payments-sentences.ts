import { formatCompetence, formatDate, formatMonth, monthName } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import { formatPercent } from '#app/format/percent.ts'
import { demonstrationNotice } from '#contract/contribution-payments.text.ts'
import type {
  ContributionPayment,
  ContributionPaymentDetail,
  NextPayment,
} from '#contract/contribution-payments.ts'
import { sumWholeCents } from '#domain/whole-cents.ts'
import { contributionPaymentsText } from './contribution-payments.text.ts'

type Charges = NonNullable<ContributionPayment['encargos']>

/** 'Contribuição de dezembro de 2026' */
export function paymentTitle(competencia: string): string {
  return `Contribuição de ${formatMonth(competencia)}`
}

/** When it can be paid without charges: 'Vence em 10/12/2026'. */
export function dueLabel(due: string): string {
  return `Vence em ${formatDate(due)}`
}

/** Until when it can be paid as it is, or since when it can't. */
export function dueSentence({
  vencimento,
  pagavelAte,
  situacao,
  encargos,
  pagaEm,
}: ContributionPayment): string {
  if (situacao === 'paga') return `Paga em ${formatDate(pagaEm ?? vencimento)}`
  if (situacao === 'cancelada') return `Venceria em ${formatDate(vencimento)}`
  if (encargos) return `Venceu em ${formatDate(vencimento)}`
  return pagavelAte === vencimento
    ? dueLabel(vencimento)
    : `${dueLabel(vencimento)}. Sem encargos até ${formatDate(pagavelAte)}, o próximo dia útil`
}

/** Since when a paid contribution is in the balance, or that it waits for the plan's next quota. */
export function creditSentence({ creditadaEm }: Pick<ContributionPaymentDetail, 'creditadaEm'>): string {
  return creditadaEm ? formatDate(creditadaEm) : contributionPaymentsText.toCredit
}

/** 'Inclui R$ 13,87 de encargos.' */
export function chargesSentence({ total }: Charges, valor: number): string {
  return `${formatReais(valor)} mais ${formatReais(sumWholeCents([total, -valor]))} de encargos`
}

/** Each step from the amount of the slip to what is owed today. */
export function chargeLines(valor: number, charges: Charges): { label: string; value: string }[] {
  const { correcao, multa, juros, total, dias, multaPercentual, jurosPercentual } = charges
  const corrected = formatReais(sumWholeCents([valor, correcao]))
  const { charges: text } = contributionPaymentsText
  return [
    { label: text.amount, value: formatReais(valor) },
    { label: text.correction, value: `${correctionMonths(charges)} = ${formatReais(correcao)}` },
    { label: text.fine, value: `${formatPercent(multaPercentual)} de ${corrected} = ${formatReais(multa)}` },
    {
      label: text.interest,
      value: `${formatPercent(jurosPercentual)} ao mês × ${dias}/30 de ${corrected} = ${formatReais(juros)}`,
    },
    { label: text.total, value: formatReais(total) },
  ]
}

function correctionMonths({ correcaoDe, correcaoAte, fatorCorrecao }: Charges): string {
  if (!correcaoDe || !correcaoAte) return 'sem índice publicado'
  const months =
    correcaoDe === correcaoAte
      ? formatCompetence(correcaoDe)
      : `${formatCompetence(correcaoDe)} a ${formatCompetence(correcaoAte)}`
  return `${months}, fator ${fatorCorrecao.slice(0, 8).replace('.', ',')}`
}

/** Where the charges come from. */
export function chargesNote({ em }: Charges): string {
  return `Valores para pagar em ${formatDate(em)}, pelo regulamento do plano. O número do boleto é o mesmo: o banco soma os encargos.`
}

/** How a month is asked for: up to which day it still falls due in the same month. */
export function issueRule({
  ultimoDiaEmissao,
  vencimento,
}: Pick<NextPayment, 'ultimoDiaEmissao' | 'vencimento'>): string {
  const day = Number(vencimento.slice(8))
  return `Gerada até o dia ${ultimoDiaEmissao}, vence no dia ${day} do mesmo mês. Depois, no dia ${day} do mês seguinte.`
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

/** What the person confirms. */
export function issueConsequence(valor: number, isDebit: boolean, { vencimento }: NextPayment): string {
  return isDebit
    ? `${formatReais(valor)} saem da sua conta em ${formatDate(vencimento)}.`
    : `Você paga ${formatReais(valor)} até ${formatDate(vencimento)}.`
}

/** The act on the last button. */
export function issueConfirm(isDebit: boolean, { competencia }: NextPayment): string {
  return `${isDebit ? 'Agendar débito' : 'Gerar boleto'} de ${monthName(competencia)}`
}

/** '*Valor minimo R$122,08', in the product's own words. */
export function minimumNote(minimum: number): string {
  return `*Valor minimo ${formatReais(minimum).replace(/\s/, '')}`
}

/** Over every code that could be taken for a real one. */
export const demonstrationTitle = demonstrationNotice
