import { Card } from '@portal/design-system/Card'
import { Skeleton } from '@portal/design-system/Skeleton'
import { RequestPageFrame } from '#app/features/service-request/RequestPageFrame.tsx'
import { serviceNames } from '#contract/service-names.ts'
import { investmentProfileText } from './investment-profiles.text.ts'

/** The investment profile while its data is on its way. */
export function InvestmentProfilePending() {
  return (
    <RequestPageFrame title={serviceNames['perfil-investimentos']} lead={investmentProfileText.lead}>
      <Card>
        <Skeleton isLoading lines={4} label={investmentProfileText.pending} />
      </Card>
      <Card>
        <Skeleton isLoading lines={12} label={investmentProfileText.pending} />
      </Card>
    </RequestPageFrame>
  )
}
