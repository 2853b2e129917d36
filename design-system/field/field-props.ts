import type { ReactNode } from 'react'

/** A field is named by a visible label, or by an `aria-label` where the place says it; without one it does not compile. */
export type Labelling =
  | { label: ReactNode; 'aria-label'?: undefined }
  | { label?: undefined; 'aria-label': string }

/** Props every field takes, with the same names and meanings. */
export interface FieldTexts {
  /** A short help under the control. */
  description?: ReactNode
  /** Why the value is not accepted. Its presence is what makes the field invalid. */
  errorMessage?: ReactNode
}

/** Names a field handles itself, taken out of the react-aria props it passes on. */
export type OwnedByField =
  | 'aria-label'
  | 'children'
  | 'className'
  | 'isInvalid'
  | 'label'
  | 'render'
  | 'style'
  | 'validate'
  | 'validationBehavior'

/** react-aria's props of a control, as a field of this system. */
export type FieldOf<AriaProps> = Omit<AriaProps, OwnedByField | keyof FieldTexts> & FieldTexts & Labelling
