import { Card } from '@portal/design-system/Card'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Skeleton } from '@portal/design-system/Skeleton'
import { Stack } from '@portal/design-system/Stack'
import { homeText } from './home.text.ts'

/** Home while the plan is on its way. */
export function HomePending() {
  return (
    <>
      <PageHeader title={homeText.heading} />
      <Stack gap="8">
        <Card>
          <Skeleton isLoading lines={4} label={homeText.pending} />
        </Card>
        <Skeleton isLoading lines={6} label={homeText.pending} />
      </Stack>
    </>
  )
}
