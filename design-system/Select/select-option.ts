/** One choice of a list. */
export interface SelectOption<Id extends string | number> {
  id: Id
  label: string
  description?: string
  isDisabled?: boolean
}
