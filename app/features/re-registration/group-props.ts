/** What the fields of a group get. */
export type GroupFieldsProps<Values> = {
  values: Values
  /** Sentences by field; empty until the step was tried. */
  errors: Readonly<Record<string, string>>
  onChange: (values: Values) => void
}
