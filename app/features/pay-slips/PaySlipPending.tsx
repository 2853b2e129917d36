import { Card } from '@portal/design-system/Card'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Skeleton } from '@portal/design-system/Skeleton'
import { Stack } from '@portal/design-system/Stack'
import { paySlipText } from './pay-slips.text.ts'

/** The pay slip pages while their data is read. */
export function PaySlipPending() {
  return (
    <>
      <PageHeader title={paySlipText.title} description={paySlipText.lead} />
      <Stack gap="6">
        <Card>
          <Skeleton isLoading lines={3} label={paySlipText.pending} />
        </Card>
        <Card>
          <Skeleton isLoading lines={10} label={paySlipText.pending} />
        </Card>
      </Stack>
    </>
  )
}
