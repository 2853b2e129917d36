import { RequestPending } from '#app/features/service-request/RequestPending.tsx'
import { declarationsText } from './declarations.text.ts'

/** The page of the declaration while its data is on its way. */
export function PepPending() {
  return <RequestPending slug="pep" lead={declarationsText.pep.lead} label={declarationsText.pending} />
}
