import type { AgeExemptionOnWire } from '#contract/taxes/age-exemption.ts'
import { allOfText, monthName, monthText, reaisText } from '#contract/value-text.ts'
import type { AgeExemptionValues } from './age-exemption.schema.ts'
import { ageExemptionText } from './age-exemption.text.ts'

type Use = Pick<AgeExemptionOnWire['vigente'], 'aplicadaAqui' | 'fontes'>

/** Since when the slice is used where it is used. */
export function inForceSentence({ vigente }: Pick<AgeExemptionOnWire, 'vigente'>): string {
  const since = monthText(vigente.desde)
  if (!vigente.aplicadaAqui) return `Usada em outra fonte pagadora desde ${since}.`
  return vigente.automatica
    ? `Aplicada aqui desde ${since}, sem precisar pedir.`
    : `Aplicada aqui desde ${since}, a seu pedido.`
}

/** Whether the slice is applied here and stays so: there is nothing to ask for. */
export function hasItHere({ vigente, proxima }: Pick<AgeExemptionOnWire, 'vigente' | 'proxima'>): boolean {
  return (proxima ?? vigente).aplicadaAqui
}

/** That there is nothing to ask for, and what the form is for. */
export function alreadySentence(situation: Pick<AgeExemptionOnWire, 'vigente'>): string {
  return `${inForceSentence(situation)} Só envie um pedido se quiser usar a parcela em outra fonte pagadora.`
}

/** From when who is not 65 yet has the slice. */
export function tooYoungTitle(month: string): string {
  return `Sua parcela isenta começa em ${monthText(month)}`
}

/** Of which months tax is given back. */
export function refundSentence({ meses }: NonNullable<AgeExemptionOnWire['devolucao']>): string {
  const months = meses.map(({ competencia }) => monthText(competencia))
  const [first, last] = [months[0] ?? '', months.at(-1) ?? '']
  return `Imposto retido a mais ${first === last ? `em ${first}` : `de ${first} a ${last}`}.`
}

/** An exemption granted for a later month; null without one. */
export function comingSentence({ proxima }: Pick<AgeExemptionOnWire, 'proxima'>): string | null {
  if (!proxima) return null
  const from = monthText(proxima.desde)
  return proxima.aplicadaAqui
    ? `A partir de ${from}, volta a ser aplicada aqui.`
    : `A partir de ${from}, passa a ser usada em ${allOfText(proxima.fontes)}.`
}

/** Where the slice is used: 'Neste plano', 'INSS e Fundação Azul'. */
export function placeOf({ aplicadaAqui, fontes }: Use): string {
  return aplicadaAqui ? ageExemptionText.situation.here : allOfText(fontes)
}

/** From which pay slip the effect is told. */
export function effectBasis(month: string): string {
  return `Pelo contracheque de ${monthText(month)}.`
}

/** Title of the way to a tax. */
export function taxTitle(name: string, amount: number): string {
  return `${name}: ${reaisText(amount)}`
}

/** Up to when a request still reaches the next payment. */
export function cutOffSentence(day: number): string {
  return `Pedidos feitos até o dia ${day} valem para o pagamento do mesmo mês.`
}

export function consequenceSentence(
  { outraFonte, mesInicio }: Pick<AgeExemptionValues, 'outraFonte' | 'mesInicio'>,
  { parcelaMensal, efeito }: Pick<AgeExemptionOnWire, 'parcelaMensal' | 'efeito'>,
): string {
  const gives = outraFonte === 'S'
  const act = gives ? 'deixa de ser aplicada' : 'passa a ser aplicada'
  const slice = `A partir de ${monthText(mesInicio ?? '')}, a parcela isenta de ${reaisText(parcelaMensal)} ${act} neste plano.`
  if (!efeito) return slice
  const [from, to] = gives ? [efeito.com, efeito.sem] : [efeito.sem, efeito.com]
  return `${slice} Pelo seu último contracheque, o imposto iria de ${reaisText(from.retido)} para ${reaisText(to.retido)} por mês.`
}

/** The verb on the last button: 'Usar aqui a partir de dezembro'. */
export function confirmLabel({
  outraFonte,
  mesInicio,
}: Pick<AgeExemptionValues, 'outraFonte' | 'mesInicio'>): string {
  const act = outraFonte === 'S' ? 'Deixar de usar aqui' : 'Usar aqui'
  return `${act} a partir de ${monthName(mesInicio ?? '')}`
}

export function sentSentence({
  outraFonte,
  mesInicio,
}: Pick<AgeExemptionValues, 'outraFonte' | 'mesInicio'>) {
  const act = outraFonte === 'S' ? 'fica na outra fonte pagadora' : 'é aplicada neste plano'
  return `A parcela isenta ${act} a partir de ${monthText(mesInicio ?? '')}, se o pedido for aceito.`
}
