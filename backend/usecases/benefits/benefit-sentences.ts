import { benefitKindNames } from '#contract/benefits/benefit-request.text.ts'
import type { BenefitRequestData } from '#contract/benefits/benefit-request.ts'
import type { BenefitSuspensionData } from '#contract/benefits/benefit-suspension.ts'
import { incomeNames } from '#contract/benefits/benefits.text.ts'
import type { CashWithdrawalData } from '#contract/benefits/cash-withdrawal.ts'
import type { IncomeChangeData } from '#contract/benefits/income-change.ts'
import { dateText, monthsText, monthText, percentText, reaisText, spanText } from '#contract/value-text.ts'
import type { Competence, IsoDate } from '#domain/calendar.ts'

type Paid = { gross: number; net: number }

/**
 * Payments that a benefit would make from the balance of the day, reais. `atOnce`: with the first payment, or all there is where it
 * `isSingle`.
 */
export type BenefitFigures = { paidOn: IsoDate; isSingle: boolean; atOnce: Paid; monthly: Paid | null }

type BenefitChoice = Pick<BenefitRequestData, 'beneficio' | 'tipoRenda' | 'percentualSaque'>

/** A benefit that begins: which one, from when, and what it pays by the balance of the day. `figures` null: it pays nothing today. */
export function benefitEffect(
  { beneficio, tipoRenda, percentualSaque }: BenefitChoice,
  figures: BenefitFigures | null,
): readonly string[] {
  const named = `Concede ${benefitKindNames[beneficio]}`
  if (figures === null) return [`${named}.`]
  const { paidOn, isSingle, atOnce, monthly } = figures
  const first = `o primeiro pagamento em ${dateText(paidOn)}`
  if (isSingle)
    return [
      `${named} em um pagamento único de ${paidText(atOnce)}, em ${dateText(paidOn)}, pelo saldo de hoje.`,
    ]
  return [
    `${named}, com ${first}. Forma da renda: ${incomeNames[tipoRenda]}.`,
    ...(monthly === null ? [] : [`A renda é de ${paidText(monthly)} por mês, pelo saldo de hoje.`]),
    ...(atOnce.gross > 0
      ? [`Com ${first} saem ${percentText(percentualSaque)} do saldo: ${paidText(atOnce)}.`]
      : []),
    'O participante passa a aguardar o primeiro pagamento, e nada mais pode ser pedido do saldo.',
  ]
}

function paidText({ gross, net }: Paid): string {
  return `${reaisText(gross)} (${reaisText(net)} depois do imposto)`
}

/** Part of the balance with the first payment. */
export function cashEffect({
  percentual,
  valor,
  liquido,
  rendaAntes,
  rendaDepois,
}: CashWithdrawalData): readonly string[] {
  const paid = `Saem ${percentText(percentual)} do saldo com o primeiro pagamento do benefício`
  return [
    valor === null
      ? `${paid}.`
      : `${paid}: ${reaisText(valor)}${liquido === null ? '' : ` (${reaisText(liquido)} depois do imposto)`}, pelo saldo do dia do pedido.`,
    ...(rendaAntes === null || rendaDepois === null
      ? []
      : [`A renda por mês passa de ${reaisText(rendaAntes)} para ${reaisText(rendaDepois)}.`]),
  ]
}

/** Another way to be paid an income. */
export function incomeEffect(
  { tipo, percentual, anos, bruto, brutoAnterior, tipoAnterior }: IncomeChangeData,
  from: Competence,
): readonly string[] {
  const how =
    percentual === null
      ? `${incomeNames[tipo].toLowerCase()}${anos === null ? '' : ` de ${spanText(anos * 12)}`}`
      : `de ${percentText(percentual)} do saldo por mês`
  const before =
    tipoAnterior === null || tipoAnterior === tipo
      ? ''
      : ` (antes: ${incomeNames[tipoAnterior].toLowerCase()})`
  return [
    `O pagamento da renda passa a ser ${how}${before} a partir de ${monthText(from)}.`,
    ...(bruto === null || brutoAnterior === null
      ? []
      : [
          `Pelo saldo do dia do pedido, vai de ${reaisText(brutoAnterior)} para ${reaisText(bruto)} por mês.`,
        ]),
  ]
}

/** A benefit that stands still. */
export function benefitSuspensionEffect(
  { meses, bruto, emprestimo }: BenefitSuspensionData,
  from: Competence,
): readonly string[] {
  return [
    `O benefício fica suspenso por ${monthsText(meses)} a partir de ${monthText(from)}.`,
    ...(bruto === null ? [] : [`Deixam de ser pagos ${reaisText(bruto)} por mês; o valor fica no saldo.`]),
    ...(emprestimo === 'S' ? ['As parcelas do empréstimo não são descontadas enquanto isso.'] : []),
  ]
}
