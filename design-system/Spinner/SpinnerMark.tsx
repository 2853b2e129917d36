import { ring, track } from './Spinner.css.ts'

/** The turning ring. */
export function SpinnerMark() {
  return (
    <svg aria-hidden className={ring} viewBox="0 0 24 24">
      <circle className={track} cx="12" cy="12" r="9.5" />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
    </svg>
  )
}
