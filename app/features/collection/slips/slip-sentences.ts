import { formatCompetence, formatDate } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import { formatPercent } from '#app/format/percent.ts'
import type { SlipCharges, SlipStanding } from '#contract/collection/slips.ts'
import { sumWholeCents } from '#domain/whole-cents.ts'
import { slipsText } from './slips.text.ts'

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
}: Pick<SlipStanding, 'vencimento' | 'pagavelAte' | 'situacao' | 'encargos' | 'pagaEm'>): string {
  if (situacao === 'paga') return `Paga em ${formatDate(pagaEm ?? vencimento)}`
  if (situacao === 'cancelada') return `Venceria em ${formatDate(vencimento)}`
  if (encargos) return `Venceu em ${formatDate(vencimento)}`
  return pagavelAte === vencimento
    ? dueLabel(vencimento)
    : `${dueLabel(vencimento)}. Sem encargos até ${formatDate(pagavelAte)}, o próximo dia útil`
}

/** 'R$ 407,19 mais R$ 13,87 de encargos' */
export function chargesSentence({ total }: SlipCharges, valor: number): string {
  return `${formatReais(valor)} mais ${formatReais(sumWholeCents([total, -valor]))} de encargos`
}

/** Each step from the amount of the slip to what is owed today. */
export function chargeLines(valor: number, charges: SlipCharges): { label: string; value: string }[] {
  const { correcao, multa, juros, total, dias, multaPercentual, jurosPercentual } = charges
  const corrected = formatReais(sumWholeCents([valor, correcao]))
  const { charges: text } = slipsText
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

function correctionMonths({ correcaoDe, correcaoAte, fatorCorrecao }: SlipCharges): string {
  if (!correcaoDe || !correcaoAte) return 'sem índice publicado'
  const months =
    correcaoDe === correcaoAte
      ? formatCompetence(correcaoDe)
      : `${formatCompetence(correcaoDe)} a ${formatCompetence(correcaoAte)}`
  return `${months}, fator ${fatorCorrecao.slice(0, 8).replace('.', ',')}`
}

/** Where the charges come from. */
export function chargesNote({ em }: SlipCharges): string {
  return `Valores para pagar em ${formatDate(em)}, pelo regulamento do plano. O número do boleto é o mesmo: o banco soma os encargos.`
}
