import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { label, requiredMark } from './field.css.ts'

interface FieldLabelProps {
  children: ReactNode
  isRequired?: boolean | undefined
}

/** The visible name of a field. The mark is for the eye; assistive technology hears "required" from the control. */
export function FieldLabel({ children, isRequired }: FieldLabelProps) {
  return (
    <Label className={label}>
      {children}
      {isRequired && (
        <span aria-hidden className={requiredMark}>
          {' *'}
        </span>
      )}
    </Label>
  )
}
