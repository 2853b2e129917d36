import { Card } from '#design-system/Card/Card.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { Skeleton } from '#design-system/Skeleton/Skeleton.tsx'
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
