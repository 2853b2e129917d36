import { useFirstStrings } from '../strings/use-first-strings.ts'
import { spinner } from './Spinner.css.ts'
import { SpinnerMark } from './SpinnerMark.tsx'

/**
 * A spinner for a whole page that is on its way. Looks like `Spinner` and says the same, without what ties that one to a button: it is in
 * the first bundle of every page.
 */
export function PageSpinner({ label }: { label?: string }) {
  const strings = useFirstStrings()
  return (
    <div role="progressbar" aria-label={label ?? strings.spinner.label} className={spinner.medium}>
      <SpinnerMark />
    </div>
  )
}
