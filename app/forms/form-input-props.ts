type Bound = 'id' | 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'errorMessage'

type Without<Props> = Props extends unknown ? Omit<Props, Bound> : never

/** A design-system field's props without what the form gives it; the label-or-aria-label choice stays. */
export type FormInputProps<Props> = Without<Props>
