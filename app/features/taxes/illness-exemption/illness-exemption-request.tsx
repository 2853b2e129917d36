import { defineRequest } from '#app/features/request-engine/define-request.ts'
import { ask, send } from '#app/session/ask.ts'
import { illnessExemptionFields, illnessExemptionTitle } from '#contract/taxes/illness-exemption.text.ts'
import { illnessExemptionData, illnessExemptionValues } from '#contract/taxes/illness-exemption.ts'
import { checkIllnessExemptionValues } from '#contract/taxes/illness-exemption-check.ts'
import { illnessExemptionReading } from '#contract/taxes/illness-exemption-reading.ts'
import { IllnessExemptionFields } from './IllnessExemptionFields.tsx'
import { IllnessExemptionSituation } from './IllnessExemptionSituation.tsx'
import { illnessExemptionText } from './illness-exemption.text.ts'
import {
  claimantOf,
  firstIllnessExemption,
  illnessExemptionInput,
  illnessExemptionToCome,
  reportOf,
} from './illness-exemption-input.ts'
import { illnessExemptionObstacle } from './illness-exemption-obstacle.tsx'
import { confirmLabel, consequenceSentence, sentSentence } from './illness-exemption-sentences.ts'

/** No income tax by an illness of the law; only the person tells of their health. */
export const illnessExemptionRequest = defineRequest({
  slug: 'exemption-65',
  kind: 'isencao-doenca',
  title: illnessExemptionTitle,
  text: illnessExemptionText,
  situation: ask('retornarIsencaoDoenca'),
  data: illnessExemptionData,
  obstacle: illnessExemptionObstacle,
  isPersonal: true,
  values: illnessExemptionValues,
  labels: illnessExemptionFields,
  first: firstIllnessExemption,
  check: (values, situation) => checkIllnessExemptionValues(values, claimantOf(situation)),
  send: (values, envelope) =>
    send('solicitarIsencaoDoenca')({ data: illnessExemptionInput(values, envelope) }),
  fields: (form, situation, returned) => (
    <IllnessExemptionFields form={form} situation={situation} report={returned && reportOf(returned)} />
  ),
  beside: (_, situation) => <IllnessExemptionSituation situation={situation} />,
  reading: illnessExemptionReading,
  toCome: illnessExemptionToCome,
  consequence: consequenceSentence,
  note: () => illnessExemptionText.review.note,
  confirm: confirmLabel,
  receipt: ({ dados }) => ({ children: <p>{sentSentence(dados)}</p> }),
})
