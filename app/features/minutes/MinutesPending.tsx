import { Card } from '@portal/design-system/Card'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Skeleton } from '@portal/design-system/Skeleton'
import { minutesText } from './minutes.text.ts'

/** The minutes page while it is on its way. */
export function MinutesPending() {
  return (
    <>
      <PageHeader title={minutesText.title} description={minutesText.lead} />
      <Card>
        <Skeleton isLoading lines={8} label={minutesText.pending} />
      </Card>
    </>
  )
}
