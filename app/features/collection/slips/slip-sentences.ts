import type { SlipCharges, SlipStanding } from '#contract/collection/slips.ts'
import { competenceText, dateText, percentText, reaisText } from '#contract/value-text.ts'
import { sumWholeCents } from '#domain/whole-cents.ts'
import { slipsText } from './slips.text.ts'

/** When it can be paid without charges: 'Vence em 10/12/2026'. */
export function dueLabel(due: string): string {
  return `Vence em ${dateText(due)}`
}

/** Until when it can be paid as it is, or since when it can't. */
export function dueSentence({
  vencimento,
  pagavelAte,
  situacao,
  encargos,
  pagaEm,
}: Pick<SlipStanding, 'vencimento' | 'pagavelAte' | 'situacao' | 'encargos' | 'pagaEm'>): string {
  if (situacao === 'paga') return `Paga em ${dateText(pagaEm ?? vencimento)}`
  if (situacao === 'cancelada') return `Venceria em ${dateText(vencimento)}`
  if (encargos) return `Venceu em ${dateText(vencimento)}`
  return pagavelAte === vencimento
    ? dueLabel(vencimento)
    : `${dueLabel(vencimento)}. Sem encargos até ${dateText(pagavelAte)}, o próximo dia útil`
}

/** 'R$ 407,19 mais R$ 13,87 de encargos' */
export function chargesSentence({ total }: SlipCharges, valor: number): string {
  return `${reaisText(valor)} mais ${reaisText(sumWholeCents([total, -valor]))} de encargos`
}

/** Each step from the amount of the slip to what is owed today. */
export function chargeLines(valor: number, charges: SlipCharges): { label: string; value: string }[] {
  const { correcao, multa, juros, total, dias, multaPercentual, jurosPercentual } = charges
  const corrected = reaisText(sumWholeCents([valor, correcao]))
  const { charges: text } = slipsText
  return [
    { label: text.amount, value: reaisText(valor) },
    { label: text.correction, value: `${correctionMonths(charges)} = ${reaisText(correcao)}` },
    { label: text.fine, value: `${percentText(multaPercentual)} de ${corrected} = ${reaisText(multa)}` },
    {
      label: text.interest,
      value: `${percentText(jurosPercentual)} ao mês × ${dias}/30 de ${corrected} = ${reaisText(juros)}`,
    },
    { label: text.total, value: reaisText(total) },
  ]
}

function correctionMonths({ correcaoDe, correcaoAte, fatorCorrecao }: SlipCharges): string {
  if (!correcaoDe || !correcaoAte) return 'sem índice publicado'
  const months =
    correcaoDe === correcaoAte
      ? competenceText(correcaoDe)
      : `${competenceText(correcaoDe)} a ${competenceText(correcaoAte)}`
  return `${months}, fator ${fatorCorrecao.slice(0, 8).replace('.', ',')}`
}

/** Where the charges come from. */
export function chargesNote({ em }: SlipCharges): string {
  return `Valores para pagar em ${dateText(em)}, pelo regulamento do plano. O número do boleto é o mesmo: o banco soma os encargos.`
}
