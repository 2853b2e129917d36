import { benefitKindNames } from '#contract/benefits/benefit-request.text.ts'
import type {
  BenefitOnWire,
  BenefitRequestData,
  BenefitRequestOnWire,
  BenefitValues,
  IncomeOnWire,
} from '#contract/benefits/benefit-request.ts'
import { benefitDataOf, effectOf, isPaidAtOnce } from '#contract/benefits/benefit-request-check.ts'
import { incomeNames } from '#contract/benefits/benefits.text.ts'
import { incomeWords } from '#contract/benefits/wire-words.ts'
import { regimeNames } from '#contract/taxes/tax-regime.text.ts'
import { dateText, percentText, reaisText, yearsText } from '#contract/value-text.ts'
import type { BenefitEffect } from '#domain/benefits/benefit-effect.ts'

/** Ways to be paid that the plan offers for this balance. */
export function offeredIncomes(situation: BenefitOnWire): IncomeOnWire[] {
  if (isPaidAtOnce(situation)) return ['pagamento-unico']
  return situation.regras.incomeTypes.map((type) => incomeWords.toWire(type))
}

/**
 * Request data as it would be stored if filed now; null while it cannot be computed. The account is left out: the page knows only its last
 * digits.
 */
export function benefitToCome(values: BenefitValues, situation: BenefitOnWire): BenefitRequestData | null {
  const { beneficio } = values
  const effect = effectOf(values, situation)
  if (beneficio === null || effect === null) return null
  return { ...benefitDataOf({ ...values, beneficio }, effect, situation), conta: null }
}

/** The form's values as they are sent: only the figures of the chosen income. */
export function benefitInput(
  values: BenefitValues,
): Omit<BenefitRequestOnWire, 'chaveEnvio' | 'idRequisicao'> {
  const { beneficio, dataInicio, tipoRenda } = values
  if (beneficio === null || dataInicio === null || tipoRenda === null)
    throw new RangeError('The form is not complete')
  return {
    ...values,
    beneficio,
    dataInicio,
    tipoRenda,
    percentual: tipoRenda === 'percentual' ? values.percentual : null,
    prazoAnos: tipoRenda === 'prazo-certo' ? values.prazoAnos : null,
    saque: tipoRenda === 'pagamento-unico' ? 0 : (values.saque ?? 0),
  }
}

/** Under which regime it is paid. */
export function regimeLabel({ regime }: Pick<BenefitOnWire, 'regime'>): string {
  return `Quero receber no regime ${regimeNames[regime].toLowerCase()}`
}

/** For how long an income is paid. */
export function durationSentence(values: BenefitValues, { after }: BenefitEffect): string {
  if (values.tipoRenda === 'vitalicia') return 'Enquanto você viver'
  if (after?.exhaustedIn != null) return yearsText(after.exhaustedIn / 12)
  return 'Não termina: muda com o saldo'
}

export function afterFinding({ after }: BenefitEffect): string {
  const last = after?.points.at(-1)
  if (!after || !last) return ''
  if (after.exhaustedIn !== null)
    return `O saldo paga a renda por ${yearsText(after.exhaustedIn / 12)} e acaba.`
  return `O saldo não chega a zero. Em ${yearsText(last.month / 12)} a renda seria de ${reaisText(last.income)}.`
}

export function afterAssumption({ rendimentoReal }: Pick<BenefitOnWire, 'rendimentoReal'>): string {
  return `Se o saldo render ${percentText(rendimentoReal)} ao ano acima da inflação.`
}

export function consequenceSentence(values: BenefitValues, situation: BenefitOnWire): string {
  const data = benefitToCome(values, situation)
  if (data === null) return ''
  const day = data.primeiroPagamento ? dateText(data.primeiroPagamento) : ''
  const kind = benefitKindNames[data.beneficio]
  if (data.rendaLiquida === null)
    return `${kind}: com os valores de hoje você recebe ${reaisText(data.saqueLiquido ?? 0)} de uma vez, a partir de ${day}, e a sua participação no plano acaba.`
  const cash = data.percentualSaque > 0 ? `${reaisText(data.saqueLiquido ?? 0)} de uma vez e ` : ''
  return `${kind}, ${incomeNames[data.tipoRenda].toLowerCase()}: com os valores de hoje você recebe ${cash}${reaisText(data.rendaLiquida)} por mês, líquidos, a partir de ${day}. As contribuições param.`
}
