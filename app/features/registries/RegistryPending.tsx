import { Card } from '@portal/design-system/Card'
import { Skeleton } from '@portal/design-system/Skeleton'
import { Stack } from '@portal/design-system/Stack'

/** A registry's page while its data is read. */
export function RegistryPending() {
  return (
    <Stack gap="6">
      <Skeleton isLoading lines={2} />
      <Card>
        <Skeleton isLoading lines={2} />
      </Card>
      <Card>
        <Skeleton isLoading lines={8} />
      </Card>
    </Stack>
  )
}
