import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { label, requiredMark } from './field.css.ts'

interface FieldLabelProps {
  children: ReactNode
  isRequired?: boolean | undefined
}

/** The visible name of a field. The mark of a required one is drawn, not written: the name stays the word alone. */
export function FieldLabel({ children, isRequired }: FieldLabelProps) {
  return <Label className={isRequired ? `${label} ${requiredMark}` : label}>{children}</Label>
}
