import { Card } from '#design-system/Card/Card.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { Skeleton } from '#design-system/Skeleton/Skeleton.tsx'
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
