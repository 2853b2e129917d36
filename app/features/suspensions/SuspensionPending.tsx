import { RequestPending } from '#app/features/service-request/RequestPending.tsx'
import { suspensionText } from './suspensions.text.ts'

/** The suspension page while its data is on its way. */
export function SuspensionPending() {
  return (
    <RequestPending slug="suspend-contribution" lead={suspensionText.lead} label={suspensionText.pending} />
  )
}
