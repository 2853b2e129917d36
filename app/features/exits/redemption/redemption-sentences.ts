import { lossSentence } from '#contract/exits/exit-options.text.ts'
import type { RedemptionData, RedemptionOnWire, RedemptionValues } from '#contract/exits/redemption.ts'
import { redemptionDataOf } from '#contract/exits/redemption-check.ts'
import { advanceSentence } from '#contract/taxes/both-regimes.text.ts'
import { dateText, percentText, reaisText } from '#contract/value-text.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { redemptionDays } from '#domain/exits/redemption-terms.ts'

/** The situation in the regime that is filled in, where none was chosen before. */
export function asDecided(
  { regime }: Pick<RedemptionValues, 'regime'>,
  situation: RedemptionOnWire,
): RedemptionOnWire {
  return { ...situation, regime: situation.regime ?? regime }
}

/**
 * Request data as it would be stored if filed now; the API computes it again. The account is left out: the page knows only its last digits.
 */
export function redemptionToCome(values: RedemptionValues, situation: RedemptionOnWire): RedemptionData {
  const terms = {
    instalments: values.forma === 'parcelada' ? (values.parcelas ?? 1) : 1,
    deferralDays: values.forma === 'adiada' ? (values.dias ?? 0) : 0,
  }
  return { ...redemptionDataOf(terms, asDecided(values, situation)), conta: null }
}

/** How much the progressive regime leaves, now and after the annual return. Reais. */
export function progressiveHelp(now: number, afterReturn: number): string {
  return now === afterReturn
    ? `Caem ${reaisText(now)}.`
    : `Caem ${reaisText(now)} agora. Depois da declaração do ano ficam ${reaisText(afterReturn)}.`
}

/** How much the regressive one leaves, reais. */
export function regressiveHelp(now: number): string {
  return `Caem ${reaisText(now)}, e o imposto acaba aí. Não tem volta.`
}

/** Over the sponsor's part: how much of it belongs to the person. */
export function sponsorTerm({ percentualPatrocinadora }: RedemptionOnWire): string {
  return `Parte da patrocinadora (${percentText(percentualPatrocinadora)})`
}

/** Over the tax: by which regime. */
export function taxTerm({ regime }: RedemptionOnWire): string {
  return regime === 'regressivo' ? 'Imposto, no regressivo' : 'Retido agora, no progressivo'
}

export function consequenceSentence(values: RedemptionValues, situation: RedemptionOnWire): string {
  const { liquido, parcelas, adiamentoDias, tipo } = redemptionToCome(values, situation)
  const amount = `Com os valores de hoje você recebe ${reaisText(liquido ?? 0)}`
  const how = parcelas > 1 ? ` em ${parcelas} parcelas mensais` : ''
  const when = adiamentoDias === null ? '' : `, ${adiamentoDias} dias depois de o pedido ser aceito`
  const end = tipo === 'Total' ? ' e a sua participação no plano acaba' : ''
  return `${amount}${how}${when}${end}.`
}

/** How much comes and by when, if the request is accepted on the last day that the entity has for it (ISO). */
export function arrivalSentence(
  { liquido, parcelas, adiamentoDias, conta }: RedemptionData,
  decidedBy: IsoDate,
): string {
  const [first] = redemptionDays(decidedBy, { instalments: 1, deferralDays: adiamentoDias ?? 0 })
  const amount = reaisText(liquido ?? 0)
  const what =
    parcelas > 1 ? `a primeira de ${parcelas} parcelas, de ${amount} no total, cai` : `${amount} caem`
  const where = conta ? `conta final ${conta.conta.slice(-4)}` : 'conta'
  return `Se o pedido for aceito, ${what} na sua ${where} até ${dateText(first ?? decidedBy)}, pelo valor da cota desse dia.`
}

/** The review's note beside it: until when there is time, that something is given up, and that the tax that is withheld is not all of it; undefined for neither. */
export function reviewNote(situation: RedemptionOnWire): string | undefined {
  const { perde, caminhos, regime, progressivo, ano, escolhaAte } = situation
  const notes = [
    escolhaAte === null ? undefined : `Você tem até ${dateText(escolhaAte)} para escolher.`,
    lossSentence(perde, caminhos),
    regime === 'progressivo' ? advanceSentence(progressivo, ano) : undefined,
  ]
  return notes.filter((note) => note !== undefined).join(' ') || undefined
}
