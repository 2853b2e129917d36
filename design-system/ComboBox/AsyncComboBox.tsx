import { useMemo, useState } from 'react'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Announcer } from '../Announcer/Announcer.tsx'
import { adornment, root } from '../field/field.css.ts'
import { validity } from '../field/field-validity.ts'
import { SearchIcon } from '../icons/icons.ts'
import type { SelectOption } from '../Select/select-option.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { searchSentence, searchState, withChosen } from './async-options.ts'
import { type ComboBoxFieldProps, ComboBoxFrame } from './ComboBoxFrame.tsx'

export type AsyncComboBoxProps<Id extends string | number> = ComboBoxFieldProps & {
  /** Results for `inputValue`. */
  options: readonly SelectOption<Id>[]
  /** The whole choice, because its name may not be among what was found last. */
  value: SelectOption<Id> | null
  /** `null` as soon as the text is no longer the name of the choice. */
  onChange: (value: SelectOption<Id> | null) => void
  /** Text typed; search for it, debounced. */
  inputValue: string
  onInputChange: (text: string) => void
  /** An answer is on its way. */
  isPending?: boolean
  /** The last search failed. Writing on tries again. */
  hasFailed?: boolean
  /** Shorter texts are not searched for. Default 1. */
  minCharacters?: number
}

/** One choice of a list that a server searches: a person, a bank, a city. The caller searches, this shows. */
export function AsyncComboBox<Id extends string | number>({
  label,
  description,
  errorMessage,
  options,
  value,
  onChange,
  inputValue,
  onInputChange,
  isPending = false,
  hasFailed = false,
  minCharacters = 1,
  placeholder,
  ref,
  ...props
}: AsyncComboBoxProps<Id>) {
  const strings = useStrings()
  const [isOpen, setOpen] = useState(false)
  const state = searchState({ text: inputValue, minCharacters, isPending, hasFailed, count: options.length })
  const offered = useMemo(
    () => withChosen(state === 'found' ? options : [], value, inputValue),
    [state, options, value, inputValue],
  )
  const sentence = searchSentence(state, minCharacters, strings)
  const write = (text: string) => {
    onInputChange(text)
    if (value && text !== value.label) onChange(null)
  }
  const choose = (id: unknown) => {
    const chosen = offered.find((option) => option.id === id) ?? null
    if (chosen?.id !== value?.id) onChange(chosen)
    onInputChange(chosen?.label ?? '')
  }
  return (
    <AriaComboBox<SelectOption<string | number>>
      {...props}
      {...validity(errorMessage)}
      allowsEmptyCollection
      items={offered}
      value={value?.id ?? null}
      onChange={choose}
      inputValue={inputValue}
      onInputChange={write}
      onOpenChange={(open, trigger) => {
        setOpen(open)
        props.onOpenChange?.(open, trigger)
      }}
      className={root}
    >
      <ComboBoxFrame
        label={label}
        isRequired={props.isRequired}
        isReadOnly={props.isReadOnly}
        description={description}
        errorMessage={errorMessage}
        placeholder={placeholder ?? strings.searchField.placeholder}
        inputRef={ref}
        start={
          <span className={adornment}>
            {isPending ? <Spinner label={strings.searchField.pending} /> : <SearchIcon />}
          </span>
        }
        options={offered}
        emptyState={sentence}
      />
      <Announcer message={isOpen ? sentence : ''} />
    </AriaComboBox>
  )
}
