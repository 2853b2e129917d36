import { Skeleton } from '@portal/design-system/Skeleton'
import { serviceNames } from '#contract/service-names.ts'
import type { ServiceSlug } from '#domain/services/service-ids.ts'
import { RequestPageFrame } from './RequestPageFrame.tsx'
import { RequestSteps } from './RequestSteps.tsx'

type RequestPendingProps = {
  slug: ServiceSlug
  lead: string
  /** What is on its way, for the ear. */
  label: string
}

/** A request's page while its data is on its way. */
export function RequestPending({ slug, lead, label }: RequestPendingProps) {
  return (
    <RequestPageFrame title={serviceNames[slug]} lead={lead}>
      <RequestSteps step="form" />
      <Skeleton isLoading lines={8} label={label} />
    </RequestPageFrame>
  )
}
