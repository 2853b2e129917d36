import { Card } from '@portal/design-system/Card'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Skeleton } from '@portal/design-system/Skeleton'
import { page } from './income-reports.css.ts'
import { incomeReportText } from './income-reports.text.ts'

/** The income report page while its data is read. */
export function IncomeReportPending() {
  return (
    <>
      <PageHeader title={incomeReportText.title} description={incomeReportText.lead} />
      <div className={page}>
        <Skeleton isLoading lines={1} label={incomeReportText.pending} />
        <Card>
          <Skeleton isLoading lines={5} label={incomeReportText.pending} />
        </Card>
        <Card>
          <Skeleton isLoading lines={8} label={incomeReportText.pending} />
        </Card>
      </div>
    </>
  )
}
