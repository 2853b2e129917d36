import {
  calendarMonthName,
  competenceText,
  dateText,
  monthText,
  percentText,
  quotasText,
  reaisText,
  spanText,
  unitValueText,
} from '#contract/value-text.ts'
import { homeText } from './home.text.ts'
import type { BalanceHistory, PlanBalance, PlanSummary, Projection } from './plan-summary.ts'

/** Of which day the balance is, and how it is invested. */
export function positionSentence({ dataCota, perfil }: PlanBalance): string {
  return `Posição de ${dateText(dataCota)}, perfil ${perfil}`
}

/** The way to the balance: quotas times the value of one. */
export function quotaSentence({ cotas, valorCota, dataCota }: PlanBalance): string {
  return `${quotasText(cotas)} cotas × ${unitValueText(valorCota)}, o valor da cota em ${dateText(dataCota)}.`
}

/** Of which month a contribution is, and who paid what of it. */
export function contributionSentence(last: NonNullable<PlanSummary['ultimaContribuicao']>): string {
  const month = `De ${competenceText(last.competencia)}`
  if (!last.creditada)
    return `${month}, paga em ${dateText(last.dataCredito)}. Entra no saldo com a próxima cota.`
  if (last.patrocinadora === 0) return `${month}, creditada em ${dateText(last.dataCredito)}`
  return `${month}: ${reaisText(last.participante)} na sua parte e ${reaisText(last.patrocinadora)} na da patrocinadora`
}

/** When the next contribution falls due. */
export function dueSentence({
  competencia,
  vencimento,
  idContribuicao,
}: NonNullable<PlanSummary['proximaContribuicao']>): string {
  const due = `vence em ${dateText(vencimento)}`
  return idContribuicao === null
    ? `De ${competenceText(competencia)}, ${due}`
    : `De ${competenceText(competencia)}, já gerada, ${due}`
}

/** Of which month a benefit is, and when it was paid. */
export function benefitSentence({
  competencia,
  dataPagamento,
  valorBruto,
  valorLiquido,
}: NonNullable<PlanSummary['ultimoBeneficio']>): string {
  const paid = `pago em ${dateText(dataPagamento)}`
  return valorLiquido === null
    ? `Valor bruto de ${competenceText(competencia)}, ${paid}`
    : `De ${competenceText(competencia)}, ${paid}. Bruto de ${reaisText(valorBruto)}.`
}

type Benefit = NonNullable<PlanSummary['beneficio']>

/** When the thirteenth is paid, and for how many months of the year. */
export function thirteenthSentence({ dataPagamento, avos }: NonNullable<Benefit['decimoTerceiro']>): string {
  const part = avos === 12 ? 'do ano inteiro' : `${avos} de 12 avos`
  return `Previsto para ${dateText(dataPagamento)}, ${part}, antes do imposto`
}

/** For how long the balance pays the benefit. */
export function durationText(duration: NonNullable<Benefit['duracao']>): string {
  return 'meses' in duration ? spanText(duration.meses) : homeText.duration.endless
}

/** Subject of the duration: a fixed term ends the income, whatever is left of the balance. */
export function durationLabel({ tipo }: NonNullable<Benefit['duracao']>): string {
  return tipo === 'fim-do-prazo' ? homeText.duration.ofIncome : homeText.duration.label
}

/** Until when the balance pays it, and what is taken for granted. */
export function durationSentence(duration: NonNullable<Benefit['duracao']>): string {
  switch (duration.tipo) {
    case 'percentual':
      return 'Sua renda é um percentual do saldo: muda com ele, mas não termina.'
    case 'vitalicia':
      return 'Sua renda é vitalícia: é paga enquanto você viver.'
    case 'fim-do-prazo':
      return `Até ${monthText(duration.ate)}, o fim do prazo da sua renda. O último pagamento inclui o que restar do saldo.`
    case 'prazo':
      return `Até ${monthText(duration.ate)}, se render ${percentText(duration.rendimentoReal)} ao ano acima da inflação`
  }
}

/** Everything that a projection takes for granted. `hasSponsor`: whether somebody else pays in too. */
export function assumptionSentence(projection: Projection, hasSponsor: boolean): string {
  const { contribuicaoMensal, crescimentoContribuicao, rendimentoReal, saldo, prazoAnos, taxaSaldo } =
    projection
  const raised =
    crescimentoContribuicao > 0
      ? `, subindo ${percentText(crescimentoContribuicao)} ao ano acima da inflação`
      : ''
  const sponsor = hasSponsor ? ', com a parte da patrocinadora' : ''
  const paid =
    contribuicaoMensal > 0
      ? `continuam entrando ${reaisText(contribuicaoMensal)} por mês${sponsor}${raised}`
      : 'nada mais entra até lá'
  const fee = taxaSaldo > 0 ? `, menos a taxa de ${percentText(taxaSaldo)} do saldo por mês` : ''
  return `Contamos que ${paid}, e que o saldo rende ${percentText(rendimentoReal)} ao ano acima da inflação${fee}. Assim ele chega a ${reaisText(saldo)} e paga a renda por ${prazoAnos} anos${withThirteenth(projection.mesDecimoTerceiro)}.`
}

/** How much of the sponsor's part is the person's. */
export function shareText({ percentual, valor }: NonNullable<PlanSummary['parteAdquirida']>): string {
  return `${reaisText(valor)} (${percentText(percentual)})`
}

/** The sponsor's part that a redemption would leave, whether or not one is open to the person, and when the share grows. */
export function nextShareSentence({
  naoAdquirido,
  proximo,
}: NonNullable<PlanSummary['parteAdquirida']>): string {
  if (naoAdquirido === 0) return homeText.sponsor.whole
  const today = `De um resgate hoje, ${reaisText(naoAdquirido)} ficariam no plano.`
  return proximo
    ? `${today} A partir de ${dateText(proximo.em)}, sua fatia sobe para ${percentText(proximo.percentual)}.`
    : today
}

/** Additional contribution of the sponsor if the person raises their own. */
export function matchSentence({ de, para, mais }: NonNullable<PlanSummary['contrapartida']>): string {
  return `Aumente a sua básica de ${percentText(de)} para ${percentText(para)} e a patrocinadora põe mais ${reaisText(mais)} por mês.`
}

type Compared = NonNullable<BalanceHistory['comparacao12Meses']>

/** Of which months the return and the indexes are. */
export function comparedSentence({ de, ate }: Compared): string {
  return `De ${monthText(de)} a ${monthText(ate)}`
}

/** Which index lacks a month; null when none does. */
export function lackingSentence({ cdi, ipca }: Compared): string | null {
  const names = [cdi === null && 'O CDI', ipca === null && (cdi === null ? 'o IPCA' : 'O IPCA')].filter(
    Boolean,
  )
  if (names.length === 0) return null
  return `${names.join(' e ')} ainda não ${names.length === 1 ? 'tem' : 'têm'} todos os meses deste período.`
}

/** Contributions and return that make up a growing balance, in reais. */
export function growthFinding({ contributed, earned }: { contributed: number; earned: number }): string {
  return `Entraram ${reaisText(contributed)} e o rendimento somou ${reaisText(earned)}.`
}

/** Where a balance came from and is now, when money also went out of it. */
export function movementFinding(
  first: BalanceHistory['evolucao'][number],
  last: BalanceHistory['evolucao'][number],
): string {
  const from = `${reaisText(first.saldo)} em ${monthText(first.competencia)}`
  return `Seu saldo foi de ${from} para ${reaisText(last.saldo)} em ${monthText(last.competencia)}.`
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

/** A term's thirteenth, in the middle of a sentence; nothing without one. */
function withThirteenth(month: number | null): string {
  return month === null ? '' : `, com o 13º em ${calendarMonthName(month)}`
}
