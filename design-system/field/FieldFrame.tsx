import type { ReactNode } from 'react'
import { FieldLabel } from './FieldLabel.tsx'
import { FieldMessages } from './FieldMessages.tsx'
import { heading } from './field.css.ts'
import type { FieldTexts } from './field-props.ts'

interface FieldFrameProps extends FieldTexts {
  label: ReactNode
  isRequired?: boolean | undefined
  /** Something small at the end of the label's line, such as a count. */
  aside?: ReactNode
  children: ReactNode
}

/** The anatomy all fields share: label, control, messages. Sits inside the react-aria field that names them. */
export function FieldFrame({
  label,
  isRequired,
  aside,
  description,
  errorMessage,
  children,
}: FieldFrameProps) {
  const name = label && <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
  return (
    <>
      {aside ? (
        <div className={heading}>
          {name}
          {aside}
        </div>
      ) : (
        name
      )}
      {children}
      <FieldMessages description={description} errorMessage={errorMessage} />
    </>
  )
}
