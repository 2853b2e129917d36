import { Card } from '@portal/design-system/Card'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Skeleton } from '@portal/design-system/Skeleton'
import { Stack } from '@portal/design-system/Stack'
import { incomeReportText } from './income-reports.text.ts'

/** The income report page while its data is read. */
export function IncomeReportPending() {
  return (
    <>
      <PageHeader title={incomeReportText.title} description={incomeReportText.lead} />
      <Stack gap="6">
        <Skeleton isLoading lines={1} label={incomeReportText.pending} />
        <Card>
          <Skeleton isLoading lines={5} label={incomeReportText.pending} />
        </Card>
        <Card>
          <Skeleton isLoading lines={8} label={incomeReportText.pending} />
        </Card>
      </Stack>
    </>
  )
}
