import { Card } from '@portal/design-system/Card'
import { PageHeader } from '@portal/design-system/PageHeader'
import { Skeleton } from '@portal/design-system/Skeleton'
import { Stack } from '@portal/design-system/Stack'
import { personalProfileText } from './personal-profile.text.ts'

/** A page of the profile while its data is on its way. */
export function PersonalProfilePending() {
  return (
    <>
      <PageHeader title={personalProfileText.title} />
      <Stack gap="6">
        <Card>
          <Skeleton isLoading lines={4} label={personalProfileText.pending} />
        </Card>
        <Card>
          <Skeleton isLoading lines={4} label={personalProfileText.pending} />
        </Card>
      </Stack>
    </>
  )
}
