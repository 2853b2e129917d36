import { Card } from '@portal/design-system/Card'
import { Skeleton } from '@portal/design-system/Skeleton'
import { RequestPageFrame } from '#app/features/service-request/RequestPageFrame.tsx'
import { workbench } from '#app/features/service-request/workbench.css.ts'
import { serviceNames } from '#contract/service-names.ts'
import { simulationText } from './benefit-simulation.text.ts'

const { lead, pending } = simulationText

/** The simulator while what it opens with is on its way. */
export function BenefitSimulatorPending() {
  return (
    <RequestPageFrame title={serviceNames['simulador-beneficio']} lead={lead}>
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
