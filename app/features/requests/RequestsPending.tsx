import { Card } from '@portal/design-system/Card'
import { Skeleton } from '@portal/design-system/Skeleton'
import { cards } from './requests.css.ts'

/** A request page while its data is read: the place of the header, the filters and the list. */
export function RequestsPending() {
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
