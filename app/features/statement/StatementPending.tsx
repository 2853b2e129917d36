import { Card } from '@portal/design-system/Card'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Skeleton } from '@portal/design-system/Skeleton'
import { Stack } from '@portal/design-system/Stack'
import { statementText } from './statement.text.ts'

/** The statement while its data is read. */
export function StatementPending() {
  return (
    <>
      <PageHeader title={statementText.title} description={statementText.lead} />
      <Stack gap="6">
        <Card>
          <Skeleton isLoading lines={4} label={statementText.pending} />
        </Card>
        <Card>
          <Skeleton isLoading lines={12} label={statementText.pending} />
        </Card>
      </Stack>
    </>
  )
}
