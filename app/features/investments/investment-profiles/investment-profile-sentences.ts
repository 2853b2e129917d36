import { windowClosedSentence } from '#contract/investments/investment-profiles.text.ts'
import type {
  ComparedInvestmentProfile,
  InvestmentProfileResult,
  InvestmentProfileSituation,
} from '#contract/investments/investment-profiles.ts'
import {
  dateText,
  monthName,
  percentText,
  reaisText,
  returnText,
  unitValueText,
} from '#contract/value-text.ts'
import { competenceOf, type IsoDate } from '#domain/calendar.ts'

type Window = InvestmentProfileSituation['janela']
type Open = NonNullable<InvestmentProfileSituation['escolhaAberta']>

/** Range of variable income in the investment policy: 'de 10% a 30%'. */
export function shareSentence({
  rendaVariavelMinima: least,
  rendaVariavelMaxima: most,
}: Pick<ComparedInvestmentProfile, 'rendaVariavelMinima' | 'rendaVariavelMaxima'>): string {
  if (most === 0) return 'nenhuma'
  return least === 0 ? `até ${percentText(most)}` : `de ${percentText(least)} a ${percentText(most)}`
}

/** Until when the profile may be changed, or when it may be next. */
export function windowSentence({ aberta, de, ate, efeitoEm }: Window): string {
  return aberta
    ? `Você pode escolher até ${dateText(ate)}. A troca vale a partir de ${dateText(efeitoEm)}.`
    : windowClosedSentence({ from: de, to: ate })
}

/** The choice made in this window, which can still be changed. */
export function openChoiceSentence({ perfil, protocolo, cancelavelAte }: Open): string {
  return `Você já escolheu o perfil ${perfil} (protocolo ${protocolo}). Até ${dateText(cancelavelAte)} você pode cancelar, ou escolher outro: vale só a última escolha.`
}

/** The switch that waits for its day. */
export function markedSentence({
  perfil,
  efeitoEm,
}: NonNullable<InvestmentProfileSituation['trocaMarcada']>): string {
  return `Em ${dateText(efeitoEm)} seu saldo passa para o perfil ${perfil.nome}.`
}

/** How many points, and until when the result is good. */
export function resultSentence({
  pontos,
  pontosMaximos,
  respondidoEm,
  validoAte,
}: InvestmentProfileResult): string {
  return `${pontos} de ${pontosMaximos} pontos. Respondido em ${dateText(respondidoEm)}, vale até ${dateText(validoAte)}.`
}

/** Why the result is below what the points say; null when it is not. */
export function capSentence({ perfilPelosPontos, perfil, limites }: InvestmentProfileResult): string | null {
  if (limites.length === 0) return null
  return `Seus pontos indicam o perfil ${perfilPelosPontos.nome}, mas o resultado é no máximo ${perfil.nome}. ${limites.join(' ')}`
}

/** Which profile earned the most in the longest period that all of them have. */
export function returnsFinding(profiles: readonly ComparedInvestmentProfile[], months: number): string {
  const found = profiles.flatMap(({ nome, retornos }) => {
    const period = retornos.find(({ meses }) => meses === months)
    return period ? [{ nome, acumulado: period.acumulado }] : []
  })
  const best = found.toSorted((one, other) => other.acumulado - one.acumulado)[0]
  return best
    ? `Em ${months} meses, o perfil ${best.nome} rendeu mais: ${returnText(best.acumulado)}.`
    : 'Ainda não há rentabilidade para comparar.'
}

/** Where a year came out worst. */
export function outcomesFinding(profiles: readonly ComparedInvestmentProfile[]): string {
  const worst = profiles
    .flatMap(({ nome, resultados }) => (resultados ? [{ nome, pior: resultados.pior }] : []))
    .toSorted((one, other) => one.pior - other.pior)[0]
  if (!worst) return 'Ainda não há histórico suficiente.'
  return worst.pior < 0
    ? `O pior ano foi no perfil ${worst.nome}: ${returnText(worst.pior)}.`
    : `Nenhum perfil perdeu em um ano; o pior foi no ${worst.nome}: ${returnText(worst.pior)}.`
}

/** From how much history the outcomes are told. */
export function outcomesSource(profiles: readonly ComparedInvestmentProfile[]): string | undefined {
  const known = profiles.find(({ resultados }) => resultados !== null)?.resultados
  return known
    ? `Cada período de ${known.meses} meses seguidos do histórico das cotas: ${known.periodos} períodos.`
    : undefined
}

export function consequenceSentence(
  { saldo, perfil, janela }: Pick<InvestmentProfileSituation, 'saldo' | 'perfil' | 'janela'>,
  chosen: string,
): string {
  const money = saldo ? `seu saldo, hoje de ${reaisText(saldo.total)},` : 'seu saldo'
  return `A partir de ${dateText(janela.efeitoEm)}, ${money} passa do perfil ${perfil.nome} para o ${chosen}.`
}

/** Until when the mind may be changed. */
export function undoSentence({ ate }: Pick<Window, 'ate'>): string {
  return `Você pode cancelar ou escolher outro perfil até ${dateText(ate)}. Depois, só no próximo período de alteração.`
}

/** The act on the last button: 'Trocar para o Arrojado em dezembro'. */
export function confirmLabel(chosen: string, effectiveOn: IsoDate): string {
  return `Trocar para o ${chosen} em ${monthName(competenceOf(effectiveOn))}`
}

export function receiptSentence(data: {
  perfilNovo: string
  efeitoEm: string
  cancelavelAte: string
}): string {
  return `Perfil ${data.perfilNovo}, a partir de ${dateText(data.efeitoEm)}. Pode ser cancelado até ${dateText(data.cancelavelAte)}.`
}

/** On which day the balance stood. */
export function positionSentence({ dataCota }: NonNullable<InvestmentProfileSituation['saldo']>): string {
  return `Posição de ${dateText(dataCota)}`
}

/** A condition that limits the result, and to what. */
export function limitSentence({
  texto,
  perfilMaximo,
}: InvestmentProfileSituation['questionario']['limites'][number]): string {
  return `${texto} O resultado é no máximo ${perfilMaximo.nome}.`
}

/** Points that lead to a profile: 'de 8 a 16'. */
export function pointsSentence(least: number, most: number): string {
  return `de ${least} a ${most}`
}

/** The way to a return. */
export function returnSentence({
  acumulado,
  anual,
  cotaFinal,
  cotaInicial,
}: ComparedInvestmentProfile['retornos'][number]): string {
  return `${unitValueText(cotaFinal)} ÷ ${unitValueText(cotaInicial)} − 1 = ${returnText(acumulado)} (${returnText(anual)} ao ano)`
}

/** The way to a volatility. */
export function volatilitySentence({
  meses,
  percentual,
}: NonNullable<ComparedInvestmentProfile['volatilidade']>): string {
  return `desvio padrão dos ${meses} últimos retornos mensais × √12 = ${returnText(percentual)}`
}

/** The way to the share of losses. */
export function lossesSentence({
  perdas,
  periodos,
  meses,
}: NonNullable<ComparedInvestmentProfile['resultados']>): string {
  return `${returnText(perdas)} dos ${periodos} períodos de ${meses} meses terminaram abaixo do começo`
}

/** Which unit values the returns come from, and when the figures change. */
export function sourceSentence(returns: ComparedInvestmentProfile['retornos']): string {
  const days = returns.map(({ meses, dataInicial }) => `${meses} meses: ${dateText(dataInicial)}`)
  const last = returns[0] ? `Cota final de ${dateText(returns[0].dataFinal)}. ` : ''
  return `${last}Cotas iniciais: ${days.join('; ')}. Os valores mudam quando a próxima cota do mês for publicada.`
}
