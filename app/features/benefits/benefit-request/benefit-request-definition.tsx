import { defineRequest } from '#app/features/request-engine/define-request.ts'
import { ask, send } from '#app/session/ask.ts'
import { benefitRequestFields } from '#contract/benefits/benefit-request.text.ts'
import { type BenefitOnWire, benefitRequestData, benefitValues } from '#contract/benefits/benefit-request.ts'
import { checkBenefitValues } from '#contract/benefits/benefit-request-check.ts'
import { benefitRequestReading } from '#contract/benefits/benefit-request-reading.ts'
import { BenefitEffectCard } from './BenefitEffectCard.tsx'
import { BenefitConsent, BenefitFields } from './BenefitFields.tsx'
import { firstPapers } from './benefit-papers.ts'
import { benefitRequestText } from './benefit-request.text.ts'
import { benefitObstacle } from './benefit-request-obstacle.tsx'
import {
  benefitInput,
  benefitToCome,
  consequenceSentence,
  offeredIncomes,
} from './benefit-request-sentences.ts'

/** A benefit: which one, from when on and how it is paid, on the person's own numbers. */
export const benefitRequestDefinition = defineRequest({
  slug: 'benefit-request',
  text: benefitRequestText,
  situation: ask('retornarRequerimentoBeneficio'),
  data: benefitRequestData,
  obstacle: benefitObstacle,
  values: benefitValues,
  labels: benefitRequestFields,
  first: (situation, asked, returned) => ({
    beneficio: asked?.beneficio ?? onlyOpen(situation),
    dataInicio: asked?.dataInicio && asked.dataInicio > situation.hoje ? asked.dataInicio : situation.hoje,
    tipoRenda: asked?.tipoRenda ?? onlyIncome(situation),
    percentual: asked?.percentual ?? null,
    prazoAnos: asked?.prazoAnos ?? null,
    saque: asked?.percentualSaque ?? 0,
    regimeCiente: false,
    ...firstPapers(returned),
    declaracao: false,
  }),
  check: checkBenefitValues,
  send: (values, envelope) => send('requererBeneficio')({ data: { ...benefitInput(values), ...envelope } }),
  fields: (form, situation, returned) => (
    <BenefitFields form={form} situation={situation} returned={returned} />
  ),
  consent: (form) => <BenefitConsent form={form} />,
  beside: (values, situation) => <BenefitEffectCard values={values} situation={situation} />,
  reading: benefitRequestReading,
  toCome: benefitToCome,
  consequence: consequenceSentence,
  note: () => benefitRequestText.note,
  undo: () => benefitRequestText.undo,
  confirm: () => benefitRequestText.confirm,
  receipt: () => ({ children: <p>{benefitRequestText.sent}</p> }),
})

/** The only benefit open to the person is preselected; null when there is a choice to make. */
function onlyOpen({ beneficios }: BenefitOnWire) {
  const open = beneficios.filter(({ motivo }) => motivo === null)
  return open.length === 1 ? (open[0]?.id ?? null) : null
}

function onlyIncome(situation: BenefitOnWire) {
  const offered = offeredIncomes(situation)
  return offered.length === 1 ? (offered[0] ?? null) : null
}
