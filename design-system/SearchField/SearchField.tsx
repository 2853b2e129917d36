import type { Ref } from 'react'
import { Input } from 'react-aria-components/Input'
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField'
import { FieldBox } from '../field/FieldBox.tsx'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { adornment, input } from '../field/field.css.ts'
import type { FieldOf } from '../field/field-props.ts'
import { validity } from '../field/field-validity.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { CloseIcon, SearchIcon } from '../icons/icons.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { clear, root, search } from './SearchField.css.ts'

export type SearchFieldProps = FieldOf<AriaSearchFieldProps> & {
  /** Default "Procurar...". */
  placeholder?: string
  /** An answer is on its way. */
  isPending?: boolean
  /** The input itself, to focus it. */
  ref?: Ref<HTMLInputElement>
}

/** Words to look for. Escape and the cross empty it; Enter calls `onSubmit`. */
export function SearchField({
  label,
  description,
  errorMessage,
  placeholder,
  isPending,
  ref,
  ...props
}: SearchFieldProps) {
  const strings = useStrings()
  return (
    <AriaSearchField {...props} {...validity(errorMessage)} className={root}>
      <FieldFrame
        label={label}
        isRequired={props.isRequired}
        description={description}
        errorMessage={errorMessage}
      >
        <FieldBox>
          <span className={adornment}>
            {isPending ? <Spinner label={strings.searchField.pending} /> : <SearchIcon />}
          </span>
          <Input
            ref={ref}
            className={`${input} ${search}`}
            placeholder={placeholder ?? strings.searchField.placeholder}
          />
          <span className={clear}>
            <IconButton isInField icon={CloseIcon} label={strings.searchField.clear} />
          </span>
        </FieldBox>
      </FieldFrame>
    </AriaSearchField>
  )
}
