import { defineRequest } from '#app/features/request-engine/define-request.ts'
import { ask, send } from '#app/session/ask.ts'
import { ageExemptionFields } from '#contract/taxes/age-exemption.text.ts'
import { ageExemptionData } from '#contract/taxes/age-exemption.ts'
import { checkAgeExemptionValues } from '#contract/taxes/age-exemption-check.ts'
import { ageExemptionReading } from '#contract/taxes/age-exemption-reading.ts'
import { AgeExemptionFields } from './AgeExemptionFields.tsx'
import { AgeExemptionSituation } from './AgeExemptionSituation.tsx'
import { ageExemptionValues } from './age-exemption.schema.ts'
import { ageExemptionText } from './age-exemption.text.ts'
import {
  ageExemptionInput,
  ageExemptionToCome,
  claimantOf,
  firstAgeExemption,
  withSources,
} from './age-exemption-input.ts'
import { ageExemptionObstacle } from './age-exemption-obstacle.tsx'
import { confirmLabel, consequenceSentence, sentSentence } from './age-exemption-sentences.ts'

/** Where the exempt slice from 65 years on is used, and from when; only the person declares what it rests on. */
export const ageExemptionRequest = defineRequest({
  slug: 'exemption-65',
  text: ageExemptionText,
  situation: ask('retornarIsencao65'),
  data: ageExemptionData,
  obstacle: ageExemptionObstacle,
  isPersonal: true,
  values: ageExemptionValues,
  labels: ageExemptionFields,
  first: firstAgeExemption,
  check: (values, situation) => checkAgeExemptionValues(withSources(values), claimantOf(situation)),
  send: (values, envelope) => send('solicitarIsencao65')({ data: ageExemptionInput(values, envelope) }),
  fields: (form, situation) => <AgeExemptionFields form={form} situation={situation} />,
  beside: (_, situation) => <AgeExemptionSituation situation={situation} />,
  reading: ageExemptionReading,
  toCome: ageExemptionToCome,
  consequence: consequenceSentence,
  note: () => ageExemptionText.review.note,
  confirm: confirmLabel,
  receipt: ({ dados }) => ({ children: <p>{sentSentence(dados)}</p> }),
})
