import { ProgressBar } from 'react-aria-components/ProgressBar'
import { useFirstStrings } from '../strings/use-first-strings.ts'
import { spinner } from './Spinner.css.ts'
import { SpinnerMark } from './SpinnerMark.tsx'

export interface SpinnerProps {
  /** Accessible name: the thing awaited. Default: "Carregando". */
  label?: string
  /** 16, 20 or 28 px at the default text size. Default `medium`. */
  size?: 'small' | 'medium' | 'large'
}

/** Work of unknown length, in the colour of the text around it. For known progress use `ProgressBar`. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  const strings = useFirstStrings()
  return (
    <ProgressBar aria-label={label ?? strings.spinner.label} isIndeterminate className={spinner[size]}>
      <SpinnerMark />
    </ProgressBar>
  )
}
