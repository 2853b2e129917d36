import { RequestPending } from '#app/features/service-request/RequestPending.tsx'
import { declarationsText } from './declarations.text.ts'

/** The page of the declaration while its data is on its way. */
export function FatcaPending() {
  return <RequestPending slug="fatca" lead={declarationsText.fatca.lead} label={declarationsText.pending} />
}
