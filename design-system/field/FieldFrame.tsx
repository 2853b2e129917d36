import type { ReactNode } from 'react'
import { FieldLabel } from './FieldLabel.tsx'
import { FieldMessages } from './FieldMessages.tsx'
import type { FieldTexts } from './field-props.ts'

interface FieldFrameProps extends FieldTexts {
  label: ReactNode
  isRequired?: boolean | undefined
  children: ReactNode
}

/** The anatomy all fields share: label, control, messages. Sits inside the react-aria field that names them. */
export function FieldFrame({ label, isRequired, description, errorMessage, children }: FieldFrameProps) {
  return (
    <>
      {label && <FieldLabel isRequired={isRequired}>{label}</FieldLabel>}
      {children}
      <FieldMessages description={description} errorMessage={errorMessage} />
    </>
  )
}
