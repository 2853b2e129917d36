import type { RequestOnPage } from '#app/features/service-request/RequestPage.tsx'
import { ReviewList } from '#app/features/service-request/ReviewList.tsx'
import { ServiceRequest } from '#app/features/service-request/ServiceRequest.tsx'
import { useServiceRequest } from '#app/features/service-request/use-service-request.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type {
  AgeExemptionData,
  AgeExemptionOnWire,
  AgeExemptionRequestOnWire,
  solicitarIsencao65,
} from '#contract/isencao.ts'
import { checkExemption } from './check-exemption.ts'
import { ExemptionFields } from './ExemptionFields.tsx'
import { ExemptionSituation } from './ExemptionSituation.tsx'
import { exemptionValues } from './exemption.schema.ts'
import { exemptionText } from './exemption.text.ts'
import { exemptionInput, firstExemption } from './exemption-input.ts'
import { exemptionLines } from './exemption-lines.ts'
import { confirmLabel, consequenceSentence } from './exemption-sentences.ts'

const { fields, review } = exemptionText

/** What the API answers to a filed request. */
export type FiledExemption = CallAnswer<typeof solicitarIsencao65>

type ExemptionRequestProps = RequestOnPage<FiledExemption, AgeExemptionData> & {
  situation: AgeExemptionOnWire
  file: (input: AgeExemptionRequestOnWire) => Promise<FiledExemption>
}

/** A request about the exempt slice: what holds, what is asked, what it would do. */
export function ExemptionRequest({ situation, draftKey, returned, file, onFiled }: ExemptionRequestProps) {
  const flow = useServiceRequest({
    draftKey,
    returned,
    labels: {
      outraFonte: fields.where,
      fontes: fields.sources,
      mesInicio: fields.startLabel,
      declaracao: fields.declarationLabel,
    },
    values: exemptionValues,
    first: () => firstExemption(situation, returned?.dados ?? null),
    check: (values) => checkExemption(values, situation),
    file: (values, envelope) => file(exemptionInput(values, envelope)),
    outdates: ['age-exemption'],
    onFiled,
  })
  const { values } = flow.form.state
  return (
    <ServiceRequest
      flow={flow}
      returned={returned}
      heading={exemptionText.heading}
      submit={exemptionText.submit}
      fields={<ExemptionFields form={flow.form} situation={situation} />}
      beside={<ExemptionSituation situation={situation} />}
      review={<ReviewList caption={review.caption} lines={exemptionLines(situation, values)} />}
      consequence={consequenceSentence(values, situation)}
      note={review.note}
      confirm={confirmLabel(values)}
    />
  )
}
