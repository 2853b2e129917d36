import { lossSentence } from '#contract/exits/exit-options.text.ts'
import type { RedemptionData, RedemptionOnWire, RedemptionValues } from '#contract/exits/redemption.ts'
import { redemptionDataOf } from '#contract/exits/redemption-check.ts'
import { advanceSentence } from '#contract/taxes/both-regimes.text.ts'
import { percentText, reaisText } from '#contract/value-text.ts'

/**
 * Request data as it would be stored if filed now; the API computes it again. The account is left out: the page knows only its last digits.
 */
export function redemptionToCome(values: RedemptionValues, situation: RedemptionOnWire): RedemptionData {
  const terms = {
    instalments: values.forma === 'parcelada' ? (values.parcelas ?? 1) : 1,
    deferralDays: values.forma === 'adiada' ? (values.dias ?? 0) : 0,
  }
  return { ...redemptionDataOf(terms, situation), conta: null }
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

/** The review's note beside it: that something is given up, and that the tax that is withheld is not all of it; undefined for neither. */
export function reviewNote(situation: RedemptionOnWire): string | undefined {
  const { perde, caminhos, regime, progressivo, ano } = situation
  const notes = [
    lossSentence(perde, caminhos),
    regime === 'progressivo' ? advanceSentence(progressivo, ano) : undefined,
  ]
  return notes.filter((note) => note !== undefined).join(' ') || undefined
}
