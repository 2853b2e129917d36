import { Card } from '@portal/design-system/Card'
import { Skeleton } from '@portal/design-system/Skeleton'
import { RequestPageFrame } from '#app/features/service-request/RequestPageFrame.tsx'
import { serviceNames } from '#contract/service-names.ts'
import { taxRegimeText } from './tax-regime.text.ts'

const { lead, pending } = taxRegimeText

/** The tax regime page while its data is on its way. */
export function RegimePending() {
  return (
    <RequestPageFrame title={serviceNames['regime-tributacao']} lead={lead}>
      <Card>
        <Skeleton isLoading lines={3} label={pending} />
      </Card>
      <Card>
        <Skeleton isLoading lines={8} label={pending} />
      </Card>
    </RequestPageFrame>
  )
}
