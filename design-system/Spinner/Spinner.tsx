import { ProgressBar } from 'react-aria-components/ProgressBar'
import { strings } from '../strings.ts'
import { ring, spinner, track } from './Spinner.css.ts'

export interface SpinnerProps {
  /** What is being waited for. Default: "Carregando". */
  label?: string
  /** 16, 20 or 28 px at the default text size. Default `medium`. */
  size?: 'small' | 'medium' | 'large'
}

/** Work of unknown length, in the colour of the text around it. For known progress use `ProgressBar`. */
export function Spinner({ label = strings.spinner.label, size = 'medium' }: SpinnerProps) {
  return (
    <ProgressBar aria-label={label} isIndeterminate className={spinner[size]}>
      <svg aria-hidden className={ring} viewBox="0 0 24 24">
        <circle className={track} cx="12" cy="12" r="9.5" />
        <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
      </svg>
    </ProgressBar>
  )
}
