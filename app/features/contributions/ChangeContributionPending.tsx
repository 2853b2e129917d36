import { RequestPending } from '#app/features/service-request/RequestPending.tsx'
import { contributionsText } from './contributions.text.ts'

const { lead, pending } = contributionsText

/** The change of contribution while its data is on its way. */
export function ChangeContributionPending() {
  return <RequestPending slug="alterar-contribuicao" lead={lead} label={pending} />
}
