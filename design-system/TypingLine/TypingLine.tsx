import { useStrings } from '../strings/use-strings.ts'
import { dot, dots, line } from './TypingLine.css.ts'

export interface TypingLineProps {
  /** Who is writing, by the name that people call them; nobody: the line is empty and keeps its place. */
  names: readonly string[]
}

/** Says who is writing an answer. Keep it in the page from the start. */
export function TypingLine({ names }: TypingLineProps) {
  const { locale, typingLine } = useStrings()
  const [first = ''] = names
  const said = () =>
    names.length === 1 ? typingLine.one(first) : typingLine.several(new Intl.ListFormat(locale).format(names))
  return (
    <div className={line}>
      <span role="status">{names.length > 0 && said()}</span>
      {names.length > 0 && (
        <span aria-hidden className={dots}>
          <span className={dot} />
          <span className={dot} />
          <span className={dot} />
        </span>
      )}
    </div>
  )
}
