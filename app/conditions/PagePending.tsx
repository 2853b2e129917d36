import { Spinner } from '#design-system/Spinner/Spinner.tsx'
import { conditionText } from './conditions.text.ts'
import { pending } from './PagePending.css.ts'

/** While a page's data is on its way and the page brings no skeleton of its own. */
export function PagePending() {
  return (
    <div className={pending}>
      <Spinner label={conditionText.loading} />
    </div>
  )
}
