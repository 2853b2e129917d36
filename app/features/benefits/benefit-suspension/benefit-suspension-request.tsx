import { defineRequest } from '#app/features/request-engine/define-request.ts'
import { confirmLabel } from '#app/features/request-engine/suspension-sentences.ts'
import { ask, send } from '#app/session/ask.ts'
import { benefitSuspensionFields } from '#contract/benefits/benefit-suspension.text.ts'
import { benefitSuspensionData, benefitSuspensionValues } from '#contract/benefits/benefit-suspension.ts'
import { benefitSuspensionReading } from '#contract/benefits/benefit-suspension-reading.ts'
import { BenefitSuspensionEffect, BenefitSuspensionFields } from './BenefitSuspensionForm.tsx'
import { benefitSuspensionText } from './benefit-suspension.text.ts'
import { checkSuspension, suspensionToCome } from './benefit-suspension-input.ts'
import { benefitSuspensionObstacle } from './benefit-suspension-obstacle.tsx'
import { consequenceSentence, sentSentence } from './benefit-suspension-sentences.ts'

/** A suspension of the benefit: for how long, what is not paid, and what goes on meanwhile. */
export const benefitSuspensionForm = defineRequest({
  slug: 'suspend-benefit',
  text: benefitSuspensionText,
  situation: ask('retornarSuspensaoBeneficio'),
  data: benefitSuspensionData,
  obstacle: benefitSuspensionObstacle,
  values: benefitSuspensionValues,
  labels: benefitSuspensionFields,
  first: (_, asked) => ({ meses: asked?.meses ?? null }),
  check: checkSuspension,
  send: ({ meses }, envelope) => send('suspenderBeneficio')({ data: { meses: meses ?? 0, ...envelope } }),
  fields: (form, situation) => <BenefitSuspensionFields form={form} situation={situation} />,
  beside: ({ meses }, situation) => <BenefitSuspensionEffect months={meses} situation={situation} />,
  reading: benefitSuspensionReading,
  toCome: suspensionToCome,
  consequence: consequenceSentence,
  undo: () => benefitSuspensionText.undo,
  confirm: (_, { mesEfeito }) => confirmLabel(mesEfeito),
  receipt: ({ dados }) => ({ children: <p>{sentSentence(dados)}</p> }),
})
