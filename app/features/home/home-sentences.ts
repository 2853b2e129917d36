import { formatCompetence, formatDate, formatMonth } from '#app/format/dates.ts'
import { formatReais } from '#app/format/money.ts'
import { formatQuotas, formatUnitValue } from '#app/format/quotas.ts'
import type { PlanBalance, PlanSummary } from './plan-summary.ts'

/** Of which day the balance is, and how it is invested. */
export function positionSentence({ dataCota, perfil }: PlanBalance): string {
  return `Posição de ${formatDate(dataCota)}, perfil ${perfil}`
}

/** The way to the balance: quotas times the value of one. */
export function quotaSentence({ cotas, valorCota, dataCota }: PlanBalance): string {
  return `${formatQuotas(cotas)} cotas × ${formatUnitValue(valorCota)}, o valor da cota em ${formatDate(dataCota)}.`
}

/** Of which month a contribution is, and who paid what of it. */
export function contributionSentence(last: NonNullable<PlanSummary['ultimaContribuicao']>): string {
  const month = `Referente a ${formatCompetence(last.competencia)}`
  if (last.patrocinadora === 0) return `${month}, creditada em ${formatDate(last.dataCredito)}`
  return `${month}: ${formatReais(last.participante)} na sua parte e ${formatReais(last.patrocinadora)} na da patrocinadora`
}

/** When the next contribution falls due. */
export function dueSentence({
  competencia,
  vencimento,
}: NonNullable<PlanSummary['proximaContribuicao']>): string {
  return `Referente a ${formatCompetence(competencia)}, vence em ${formatDate(vencimento)}`
}

/** Of which month a benefit is, and when it was paid. */
export function benefitSentence({
  competencia,
  dataPagamento,
}: NonNullable<PlanSummary['ultimoBeneficio']>): string {
  return `Valor bruto de ${formatCompetence(competencia)}, pago em ${formatDate(dataPagamento)}`
}

/** What a growing balance is made of. Amounts in reais. */
export function growthFinding({ contributed, earned }: { contributed: number; earned: number }): string {
  return `Entraram ${formatReais(contributed)} e o rendimento somou ${formatReais(earned)}.`
}

/** Where a balance came from and is now, when money also went out of it. */
export function movementFinding(
  first: PlanSummary['evolucao'][number],
  last: PlanSummary['evolucao'][number],
): string {
  const from = `${formatReais(first.saldo)} em ${formatMonth(first.competencia)}`
  return `Seu saldo foi de ${from} para ${formatReais(last.saldo)} em ${formatMonth(last.competencia)}.`
}

/** A group's first services by name, and how many more there are. */
export function groupSentence(titles: readonly string[], shown = 2): string {
  const named = titles.slice(0, shown).join(', ')
  const more = titles.length - shown
  return more > 0 ? `${named} e mais ${more}` : named
}

/** Which plan, and under which enrolment. */
export function planLinkSentence({
  plano,
  matricula,
}: {
  plano: { nome: string }
  matricula: string
}): string {
  return `Plano ${plano.nome}, matrícula ${matricula}`
}
