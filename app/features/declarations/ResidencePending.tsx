import { RequestPending } from '#app/features/service-request/RequestPending.tsx'
import { declarationsText } from './declarations.text.ts'

/** The page of the declaration while its data is on its way. */
export function ResidencePending() {
  return (
    <RequestPending
      slug="residente-exterior"
      lead={declarationsText.residence.lead}
      label={declarationsText.pending}
    />
  )
}
