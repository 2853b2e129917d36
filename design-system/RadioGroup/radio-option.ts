import type { ReactNode } from 'react'

/** One of the answers. */
export interface RadioOption<Value extends string = string> {
  value: Value
  label: ReactNode
  /** A sentence under the label. */
  description?: ReactNode
  isDisabled?: boolean
}
