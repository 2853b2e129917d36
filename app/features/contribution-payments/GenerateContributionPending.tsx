import { Card } from '@portal/design-system/Card'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Skeleton } from '@portal/design-system/Skeleton'
import { page } from './contribution-payments.css.ts'
import { contributionPaymentsText } from './contribution-payments.text.ts'

/** The contributions while they are on their way. */
export function GenerateContributionPending() {
  return (
    <>
      <PageHeader title={contributionPaymentsText.title} description={contributionPaymentsText.lead} />
      <div className={page}>
        <Card>
          <Skeleton isLoading lines={4} label={contributionPaymentsText.pending} />
        </Card>
        <Card>
          <Skeleton isLoading lines={8} label={contributionPaymentsText.pending} />
        </Card>
      </div>
    </>
  )
}
