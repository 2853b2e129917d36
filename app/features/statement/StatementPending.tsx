import { Card } from '#design-system/Card/Card.tsx'
import { PageHeader } from '#design-system/PageHeader/PageHeader.tsx'
import { Skeleton } from '#design-system/Skeleton/Skeleton.tsx'
import { page } from './statement.css.ts'
import { statementText } from './statement.text.ts'

/** The statement while its data is read. */
export function StatementPending() {
  return (
    <>
      <PageHeader title={statementText.title} description={statementText.lead} />
      <div className={page}>
        <Card>
          <Skeleton isLoading lines={4} label={statementText.pending} />
        </Card>
        <Card>
          <Skeleton isLoading lines={12} label={statementText.pending} />
        </Card>
      </div>
    </>
  )
}
