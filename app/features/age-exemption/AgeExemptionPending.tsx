import { RequestPending } from '#app/features/service-request/RequestPending.tsx'
import { ageExemptionText } from './age-exemption.text.ts'

/** The exemption page while its data is on its way. */
export function AgeExemptionPending() {
  return <RequestPending slug="exemption-65" lead={ageExemptionText.lead} label={ageExemptionText.pending} />
}
