import { Card } from '@portal/design-system/Card'
import { Skeleton } from '@portal/design-system/Skeleton'
import { RequestPageFrame } from '#app/features/service-request/RequestPageFrame.tsx'
import { workbench } from '#app/features/service-request/workbench.css.ts'
import { serviceNames } from '#contract/service-names.ts'
import { simulatorText } from './tax-simulator.text.ts'

const { lead, pending } = simulatorText

/** The simulator while its first result is on its way. */
export function SimulatorPending() {
  return (
    <RequestPageFrame title={serviceNames['simulador-regime-tributacao']} lead={lead}>
      <div className={workbench}>
        <Card>
          <Skeleton isLoading lines={10} label={pending} />
        </Card>
        <Card>
          <Skeleton isLoading lines={8} label={pending} />
        </Card>
      </div>
    </RequestPageFrame>
  )
}
