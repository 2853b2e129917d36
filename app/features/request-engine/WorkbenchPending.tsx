import { Card } from '@portal/design-system/Card'
import { Skeleton } from '@portal/design-system/Skeleton'
import { serviceNames } from '#contract/plans/service-names.ts'
import { RequestPageFrame } from './RequestPageFrame.tsx'
import { workbench } from './workbench.css.ts'

type WorkbenchPendingProps = {
  service: keyof typeof serviceNames
  lead: string
  /** For the ear: what is on its way. */
  pending: string
}

/** A simulator while what it opens with is on its way. */
export function WorkbenchPending({ service, lead, pending }: WorkbenchPendingProps) {
  return (
    <RequestPageFrame title={serviceNames[service]} lead={lead}>
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
