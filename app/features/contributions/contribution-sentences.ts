import { duringMonths } from '#app/format/dates.ts'
import type { CallAnswers } from '#app/session/ask.ts'
import type { ContributionOnWire } from '#contract/contributions/contributions.ts'
import { dateText, monthName, monthText, percentText, reaisText, spanText } from '#contract/value-text.ts'
import type { Competence, IsoDate } from '#domain/calendar.ts'
import type { ContributionParameters } from '#domain/contributions/contribution-parameters.ts'
import type { DisabledReason } from '#domain/contributions/select-states.ts'

/** 'Vale a partir de dezembro de 2026.' */
export function effectSentence(month: Competence): string {
  return `Vale a partir de ${monthText(month)}.`
}

/** The income at the expected retirement with the contribution of today and with a choice; reais of today a month. */
export function outlookSentence({
  idade,
  idadeMeses,
  hoje,
  depois,
}: NonNullable<CallAnswers['retornarRendaComContribuicao']>): string {
  const age = idadeMeses === 0 ? `${idade} anos` : spanText(idade * 12 + idadeMeses)
  return hoje === depois
    ? `Assim, sua renda aos ${age} continua em ${reaisText(hoje)} por mês.`
    : `Sua renda aos ${age} passa de ${reaisText(hoje)} para ${reaisText(depois)} por mês, em dinheiro de hoje.`
}

/** The verb on the last button: 'Alterar a partir de dezembro'. */
export function confirmLabel(month: Competence): string {
  return `Alterar a partir de ${monthName(month)}`
}

/** When the next change may be asked for. */
export function nextChangeSentence(date: IsoDate): string {
  return `O plano permite uma alteração por trimestre. A próxima pode ser pedida a partir de ${dateText(date)}.`
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
      return `Não vale para você: seu salário é menor que a unidade do plano, ${reaisText(unit)}.`
    case 'basic-below-maximum':
      return `Para escolher a suplementar, a básica precisa estar em ${percentText(basicMax)}.`
  }
}

/** Change of the sponsor's contribution. `current`, `next`: reais a month. Null when there is none before or after. */
export function employerSentence(current: number, next: number): string | null {
  if (current === 0 && next === 0) return null
  if (next > current) {
    return `A patrocinadora passa a colocar ${reaisText(next)} por mês, ${reaisText(next - current)} a mais.`
  }
  if (next < current) {
    return `A patrocinadora passa a colocar ${reaisText(next)} por mês, ${reaisText(current - next)} a menos.`
  }
  return `A patrocinadora continua colocando ${reaisText(next)} por mês.`
}

/** Sponsor's share that a self-sponsored person pays, in reais a month; null when there is none. */
export function sponsorShareSentence(next: number): string | null {
  return next > 0
    ? `Como autopatrocinado, você paga também a parte da patrocinadora: ${reaisText(next)} por mês.`
    : null
}

/** The consequence a person confirms: what they will pay a month, and from when. */
export function consequenceSentence(own: number, month: Competence): string {
  return `A partir de ${monthText(month)}, você contribui com ${reaisText(own)} por mês.`
}

/** Announced while a choice is in progress. Reais a month. */
export function payingSentence(own: number, total: number): string {
  return `Você paga ${reaisText(own)} por mês. Total na sua conta: ${reaisText(total)}.`
}

/** Salary base of the basic percentage, with the plan's unit, in the rule's own words. */
export function basicBasisSentence({ unit }: Pick<ContributionParameters, 'unit'>): string {
  return `O percentual vale para a parte do salário, com o 13º diluído, que passa da unidade do plano (${reaisText(unit)}).`
}

/** The amount in force, under the new one. */
export function todaySentence(amount: number): string {
  return `hoje ${reaisText(amount)}`
}

/** On which day of the month the contribution is due. */
export function dueDaySentence(day: number): string {
  return `Todo dia ${day}`
}
