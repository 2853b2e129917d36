import type { ContributionChangeData } from '#contract/contributions/contributions.ts'
import type { SuspensionData } from '#contract/contributions/suspensions.ts'
import { monthsText, monthText, paymentMethodName, percentText, reaisText } from '#contract/value-text.ts'
import type { Competence } from '#domain/calendar.ts'

/** Each part of the contribution that changes, with its percentage and its amount. */
export function contributionEffect(data: ContributionChangeData, from: Competence): readonly string[] {
  const since = `a partir de ${monthText(from)}`
  if (data.modalidade === 'voluntaria') return voluntaryEffect(data, since)
  const { anterior, valores } = data
  return [
    partChange('básica', { before: anterior.percentualBasica, after: data.percentualBasica }, since, {
      before: anterior.valores.basica,
      after: valores.basica,
    }),
    partChange(
      'suplementar',
      { before: anterior.percentualSuplementar, after: data.percentualSuplementar },
      since,
      { before: anterior.valores.suplementar, after: valores.suplementar },
    ),
    anterior.valores.patrocinadora === valores.patrocinadora
      ? null
      : `A parte da patrocinadora passa de ${reaisText(anterior.valores.patrocinadora)} para ${reaisText(valores.patrocinadora)} por mês.`,
  ].filter((sentence) => sentence !== null)
}

type Change = { before: number; after: number }

function partChange(name: string, points: Change, since: string, amounts: Change): string | null {
  if (points.before === points.after) return null
  return `A contribuição ${name} passa de ${percentText(points.before)} para ${percentText(points.after)} (${reaisText(amounts.before)} → ${reaisText(amounts.after)} por mês) ${since}.`
}

function voluntaryEffect(
  { anterior, ...asked }: Extract<ContributionChangeData, { modalidade: 'voluntaria' }>,
  since: string,
): readonly string[] {
  const amount =
    anterior.valorContribuicao === asked.valorContribuicao
      ? []
      : [
          `A contribuição voluntária passa de ${reaisText(anterior.valorContribuicao)} para ${reaisText(asked.valorContribuicao)} por mês ${since}.`,
        ]
  const method =
    anterior.formaPagamento === asked.formaPagamento
      ? []
      : [
          `A forma de pagamento passa de ${paymentMethodName(anterior.formaPagamento)} para ${paymentMethodName(asked.formaPagamento)} ${since}.`,
        ]
  return [...amount, ...method]
}

/** Contributions that stand still: from when, for how long, and what is not paid. */
export function contributionSuspensionEffect(
  { meses, valorProprio, valorPatrocinadora }: SuspensionData,
  from: Competence,
): readonly string[] {
  const sponsor = valorPatrocinadora > 0 ? ` e ${reaisText(valorPatrocinadora)} da patrocinadora` : ''
  return [
    `As contribuições ficam suspensas por ${monthsText(meses)} a partir de ${monthText(from)}.`,
    `Deixam de ser pagos ${reaisText(valorProprio)} do participante${sponsor} por mês.`,
  ]
}
