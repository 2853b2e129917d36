import { RequestPending } from '#app/features/service-request/RequestPending.tsx'
import { exemptionText } from './exemption.text.ts'

/** The exemption page while its data is on its way. */
export function ExemptionPending() {
  return <RequestPending slug="exemption-65" lead={exemptionText.lead} label={exemptionText.pending} />
}
