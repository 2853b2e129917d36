import { useId } from 'react'
import { input, label as labelClass, root } from '../field/field.css.ts'
import { ChevronDownIcon } from '../icons/icons.ts'
import { useStrings } from '../strings/use-strings.ts'
import { chevron, nativeBox, nativeList } from './NativeSelect.css.ts'

/** One thing to choose. */
export type NativeOption = { id: string | number; label: string }

export type NativeSelectProps = {
  label: string
  name?: string
  /** The id of the chosen option as text; empty when nothing is chosen. */
  value: string
  onChange: (value: string) => void
  options: readonly NativeOption[]
  /** Nothing may be chosen too: the list begins with an empty option. Default `false`. */
  isOptional?: boolean
}

/**
 * A list as the browser itself draws it, in the look of the fields. It answers as soon as it is seen and needs no script: for the filters
 * of a list.
 */
export function NativeSelect({
  label,
  options,
  value,
  onChange,
  isOptional = false,
  name,
}: NativeSelectProps) {
  const id = useId()
  const { placeholder } = useStrings().select
  return (
    <div className={root}>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <div className={nativeBox}>
        <select
          id={id}
          name={name}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={`${input} ${nativeList}`}
        >
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
      </div>
    </div>
  )
}
