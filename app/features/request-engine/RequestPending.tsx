import { Skeleton } from '@portal/design-system/Skeleton'
import { RequestPageFrame } from './RequestPageFrame.tsx'
import { RequestSteps } from './RequestSteps.tsx'

type RequestPendingProps = {
  title: string
  lead: string
  /** Loading message, announced to screen readers. */
  label: string
}

/** A request's page while its data is on its way. */
export function RequestPending({ title, lead, label }: RequestPendingProps) {
  return (
    <RequestPageFrame title={title} lead={lead}>
      <RequestSteps step="form" />
      <Skeleton isLoading lines={8} label={label} />
    </RequestPageFrame>
  )
}
