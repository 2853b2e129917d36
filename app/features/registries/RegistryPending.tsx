import { Card } from '@portal/design-system/Card'
import { Skeleton } from '@portal/design-system/Skeleton'
import { cards } from './registries.css.ts'

/** A registry's page while its data is read. */
export function RegistryPending() {
  return (
    <div className={cards}>
      <Skeleton isLoading lines={2} />
      <Card>
        <Skeleton isLoading lines={2} />
      </Card>
      <Card>
        <Skeleton isLoading lines={8} />
      </Card>
    </div>
  )
}
