import { PageSpinner } from '@portal/design-system/PageSpinner'
import { pending } from './PagePending.css.ts'
import { pendingText } from './pending.text.ts'

/** While a page's data is on its way and the page brings no skeleton of its own. */
export function PagePending() {
  return (
    <div className={pending}>
      <PageSpinner label={pendingText.loading} />
    </div>
  )
}
