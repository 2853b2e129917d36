import { AskedCard } from '#app/features/service-request/AskedCard.tsx'
import type { RequestOnPage } from '#app/features/service-request/RequestPage.tsx'
import { ServiceRequest } from '#app/features/service-request/ServiceRequest.tsx'
import { useServiceRequest } from '#app/features/service-request/use-service-request.ts'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { ageExemptionFields } from '#contract/age-exemption.text.ts'
import type {
  AgeExemptionData,
  AgeExemptionOnWire,
  AgeExemptionRequestOnWire,
  solicitarIsencao65,
} from '#contract/age-exemption.ts'
import { checkAgeExemptionValues } from '#contract/age-exemption-check.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import { ageExemptionReading } from '#contract/readings/age-exemption.ts'
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
import { confirmLabel, consequenceSentence } from './age-exemption-sentences.ts'

const { review } = ageExemptionText

/** What the API answers to a filed request. */
export type FiledAgeExemption = CallAnswer<typeof solicitarIsencao65>

type AgeExemptionRequestProps = RequestOnPage<FiledAgeExemption, AgeExemptionData> & {
  situation: AgeExemptionOnWire
  file: (input: AgeExemptionRequestOnWire) => Promise<FiledAgeExemption>
}

/** A request about the exempt slice: what holds, what is asked, what it would do. */
export function AgeExemptionRequest({
  situation,
  draftKey,
  returned,
  file,
  onFiled,
}: AgeExemptionRequestProps) {
  const flow = useServiceRequest({
    draftKey,
    returned,
    labels: ageExemptionFields,
    values: ageExemptionValues,
    first: () => firstAgeExemption(situation, returned?.dados ?? null),
    check: (values) => fieldErrors(checkAgeExemptionValues(withSources(values), claimantOf(situation))),
    file: (values, envelope) => file(ageExemptionInput(values, envelope)),
    outdates: ['age-exemption'],
    onFiled,
  })
  const { values } = flow.form.state
  return (
    <ServiceRequest
      flow={flow}
      returned={returned}
      heading={ageExemptionText.heading}
      submit={ageExemptionText.submit}
      fields={<AgeExemptionFields form={flow.form} situation={situation} />}
      beside={<AgeExemptionSituation situation={situation} />}
      review={<AskedCard lines={ageExemptionReading(ageExemptionToCome(situation, values))} />}
      consequence={consequenceSentence(values, situation)}
      note={review.note}
      confirm={confirmLabel(values)}
    />
  )
}
