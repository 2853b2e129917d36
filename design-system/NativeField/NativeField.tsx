import { type ChangeEvent, useId } from 'react'
import { error, input, label as labelClass, root } from '../field/field.css.ts'
import { ChevronDownIcon } from '../icons/icons.ts'
import { useStrings } from '../strings/use-strings.ts'
import { chevron, nativeBox, nativeDay, nativeSelect } from './NativeField.css.ts'

/** One thing to choose. */
export type NativeOption = { id: string | number; label: string }

export type NativeFieldProps = {
  label: string
  name?: string
  /** The id of the chosen option as text, or a day as `AAAA-MM-DD`; empty when nothing is chosen. */
  value: string
  onChange: (value: string) => void
  /** Why the value is not accepted. */
  errorMessage?: string | undefined
  /** With options it is a list to choose from, without them a day. */
  options?: readonly NativeOption[]
  /** Nothing may be chosen too: the list begins with an empty option. Default `false`. */
  isOptional?: boolean
}

/**
 * A list or a day as the browser itself draws them, in the look of the fields. It answers as soon as it is seen and needs no script: for
 * what stands in for a `Select` or a `DateField` until theirs has come.
 */
export function NativeField({
  label,
  options,
  value,
  onChange,
  errorMessage,
  isOptional = false,
  name,
}: NativeFieldProps) {
  const id = useId()
  const errorId = useId()
  const { placeholder } = useStrings().select
  const control = {
    id,
    name,
    value,
    'aria-invalid': errorMessage ? true : undefined,
    'aria-describedby': errorMessage ? errorId : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange(target.value),
  }
  return (
    <div className={root}>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <div className={nativeBox} data-invalid={errorMessage ? true : undefined}>
        {options ? (
          <>
            <select {...control} className={`${input} ${nativeSelect}`}>
              {isOptional && <option value="">{placeholder}</option>}
              {options.map((option) => (
                <option key={option.id} value={option.id}>
                  {option.label}
                </option>
              ))}
            </select>
            <span className={chevron}>
              <ChevronDownIcon />
            </span>
          </>
        ) : (
          <input {...control} type="date" className={`${input} ${nativeDay}`} />
        )}
      </div>
      {errorMessage && (
        <span id={errorId} className={error}>
          {errorMessage}
        </span>
      )}
    </div>
  )
}
