import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { DangerIcon } from '../icons/icons.ts'
import { useStrings } from '../strings/use-strings.ts'
import { icon, link, summary, texts, title as titleClass } from './ErrorSummary.css.ts'
import { focusField } from './focus-field.ts'

export { focusField } from './focus-field.ts'

export interface FieldProblem {
  /** The `id` given to the field. Without one the message stands without a link. */
  fieldId?: string
  message: string
}

export interface ErrorSummaryProps {
  /** In the order of the fields. Empty: nothing is drawn. */
  errors: readonly FieldProblem[]
  /** Count the attempts to submit here: focus comes to the summary each time it changes. */
  attempt?: number
  /** Default: "Falta corrigir N campos". */
  title?: string
  /** Where the title stands in the page's outline. Default 2. */
  headingLevel?: 2 | 3
}

const follow = (event: MouseEvent<HTMLAnchorElement>, fieldId: string) => {
  if (focusField(fieldId)) event.preventDefault()
}

/** Stands above a form that was refused, says why, takes focus and leads to each field. */
export function ErrorSummary({ attempt, ...summary }: ErrorSummaryProps) {
  return summary.errors.length > 0 ? <Summary key={attempt} {...summary} /> : null
}

/** Takes focus when it comes to the page; a new attempt makes a new one. */
function Summary({ errors, title, headingLevel = 2 }: Omit<ErrorSummaryProps, 'attempt'>) {
  const strings = useStrings()
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  const Heading = `h${headingLevel}` as const
  useEffect(() => {
    box.current?.focus()
  }, [])
  return (
    <div ref={box} role="group" tabIndex={-1} aria-labelledby={titleId} className={summary}>
      <span className={icon}>
        <DangerIcon />
      </span>
      <div className={texts}>
        <Heading id={titleId} className={titleClass}>
          {title ?? strings.errorSummary.title(errors.length)}
        </Heading>
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId} ${message}`}>
              {fieldId ? (
                <a href={`#${fieldId}`} className={link} onClick={(event) => follow(event, fieldId)}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
