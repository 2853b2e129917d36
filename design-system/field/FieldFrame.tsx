import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { FieldMessages } from './FieldMessages.tsx'
import { heading, label, requiredMark } from './field.css.ts'
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

interface FieldLabelProps {
  children: ReactNode
  isRequired?: boolean | undefined
}

/** The visible name of a field. The mark of a required one is drawn, not written: the name stays the word alone. */
function FieldLabel({ children, isRequired }: FieldLabelProps) {
  return <Label className={isRequired ? `${label} ${requiredMark}` : label}>{children}</Label>
}
