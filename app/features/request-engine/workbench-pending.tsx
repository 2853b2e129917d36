import { Card } from '@portal/design-system/Card'
import { Skeleton } from '@portal/design-system/Skeleton'
import { serviceNames } from '#contract/plans/service-names.ts'
import { RequestPageFrame } from './RequestPageFrame.tsx'
import { workbench } from './workbench.css.ts'

type PendingWorkbench = {
  slug: keyof typeof serviceNames
  /** `pending`: what is on its way, for the ear. */
  text: { lead: string; pending: string }
}

/** A simulator while what it opens with is on its way. */
export function workbenchPending({ slug, text: { lead, pending } }: PendingWorkbench) {
  return function WorkbenchPending() {
    return (
      <RequestPageFrame title={serviceNames[slug]} lead={lead}>
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
}
