import { type ClipboardEvent, type KeyboardEvent, type Ref, useId } from 'react'
import { useStrings } from '../strings/use-strings.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { area } from './Composer.css.ts'

interface ComposerAreaProps {
  label: string
  value: string
  onChange: (text: string) => void
  onSend: () => void
  onFiles: ((files: readonly File[]) => void) | undefined
  maxLength: number
  placeholder: string
  isPending: boolean
  ref?: Ref<HTMLTextAreaElement> | undefined
}

/** A keyboard on the screen has no Shift to hold: there Enter is a new line, and the button sends. */
const isTouched = () => matchMedia('(pointer: coarse)').matches

/** The text, which grows with what is written. Enter sends it where there are keys. */
export function ComposerArea({ label, onChange, onSend, onFiles, isPending, ...props }: ComposerAreaProps) {
  const strings = useStrings().composer
  const help = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    const isPlain = !(event.shiftKey || event.ctrlKey || event.altKey || event.metaKey)
    // Enter also takes what an input method offers.
    if (event.key !== 'Enter' || !isPlain || event.nativeEvent.isComposing || isTouched()) return
    event.preventDefault()
    onSend()
  }
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (files.length === 0 || !onFiles) return
    event.preventDefault()
    onFiles(files)
  }
  return (
    <>
      <textarea
        {...props}
        rows={1}
        aria-label={label}
        aria-describedby={help}
        readOnly={isPending}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        className={area}
      />
      <VisuallyHidden id={help}>{strings.keys}</VisuallyHidden>
    </>
  )
}
