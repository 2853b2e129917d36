import { duringMonths, formatDate, formatMonth, monthName } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import { formatPercent } from '#app/format/percent.ts'
import type { ContributionOnWire } from '#contract/contributions/contributions.ts'
import type { Competence, IsoDate } from '#domain/calendar.ts'
import type { ContributionParameters } from '#domain/contributions/contribution-parameters.ts'
import type { DisabledReason } from '#domain/contributions/select-states.ts'

/** 'Vale a partir de dezembro de 2026.' */
export function effectSentence(month: Competence): string {
  return `Vale a partir de ${formatMonth(month)}.`
}

/** The verb on the last button: 'Alterar a partir de dezembro'. */
export function confirmLabel(month: Competence): string {
  return `Alterar a partir de ${monthName(month)}`
}

/** When the next change may be asked for. */
export function nextChangeSentence(date: IsoDate): string {
  return `O plano permite uma alteração por trimestre. A próxima pode ser pedida a partir de ${formatDate(date)}.`
}

/** In which months contributions stand still, and since when they can be changed again. */
export function suspendedSentence({
  mesEfeito,
  mesFim,
}: Pick<NonNullable<ContributionOnWire['alteracao']['suspensao']>, 'mesEfeito' | 'mesFim'>): string {
  return `Não há contribuição ${duringMonths(mesEfeito, mesFim)}. Para alterá-la já, encerre antes a suspensão.`
}

/** Why a percentage cannot be chosen, with the plan's own figures. */
export function disabledSentence(
  reason: DisabledReason,
  { unit, basicMax }: Pick<ContributionParameters, 'unit' | 'basicMax'>,
): string {
  switch (reason) {
    case 'salary-unknown':
      return 'Ainda não temos o seu salário.'
    case 'salary-below-unit':
      return `Não vale para você: seu salário é menor que a unidade do plano, ${formatReais(unit)}.`
    case 'basic-below-maximum':
      return `Para escolher a suplementar, a básica precisa estar em ${formatPercent(basicMax)}.`
  }
}

/** Change of the sponsor's contribution. `current`, `next`: reais a month. Null when there is none before or after. */
export function employerSentence(current: number, next: number): string | null {
  if (current === 0 && next === 0) return null
  if (next > current) {
    return `A patrocinadora passa a colocar ${formatReais(next)} por mês, ${formatReais(next - current)} a mais.`
  }
  if (next < current) {
    return `A patrocinadora passa a colocar ${formatReais(next)} por mês, ${formatReais(current - next)} a menos.`
  }
  return `A patrocinadora continua colocando ${formatReais(next)} por mês.`
}

/** Sponsor's share that a self-sponsored person pays, in reais a month; null when there is none. */
export function sponsorShareSentence(next: number): string | null {
  return next > 0
    ? `Como autopatrocinado, você paga também a parte da patrocinadora: ${formatReais(next)} por mês.`
    : null
}

/** The consequence a person confirms: what they will pay a month, and from when. */
export function consequenceSentence(own: number, month: Competence): string {
  return `A partir de ${formatMonth(month)}, você contribui com ${formatReais(own)} por mês.`
}

/** Announced while a choice is in progress. Reais a month. */
export function payingSentence(own: number, total: number): string {
  return `Você paga ${formatReais(own)} por mês. Total na sua conta: ${formatReais(total)}.`
}

/** Salary base of the basic percentage, with the plan's unit, in the rule's own words. */
export function basicBasisSentence({ unit }: Pick<ContributionParameters, 'unit'>): string {
  return `O percentual vale para a parte do salário, com o 13º diluído, que passa da unidade do plano (${formatReais(unit)}).`
}

/** The amount in force, under the new one. */
export function todaySentence(amount: number): string {
  return `hoje ${formatReais(amount)}`
}

/** The note under a voluntary amount, in the product's own words: '*Valor minimo R$122,08'. */
export function minimumNote(minimum: number): string {
  return `*Valor minimo ${formatReais(minimum).replace(/\s/, '')}`
}

/** On which day of the month the contribution is due. */
export function dueDaySentence(day: number): string {
  return `Todo dia ${day}`
}
