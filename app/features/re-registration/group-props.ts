import type { Complaints } from '#contract/re-registration-checks.ts'

/** What the fields of a group get. */
export type GroupFieldsProps<Values> = {
  values: Values
  /** Sentences by field; empty until the step was tried. */
  errors: Complaints
  onChange: (values: Values) => void
}
