import { FieldError } from 'react-aria-components/FieldError'
import { Text } from 'react-aria-components/Text'
import { DangerIcon } from '../icons/icons.ts'
import { description as descriptionClass, error, errorIcon } from './field.css.ts'
import type { FieldTexts } from './field-props.ts'

/** Messages under a control: the error, then the description. React-aria ties both to it. */
export function FieldMessages({ description, errorMessage }: FieldTexts) {
  return (
    <>
      <FieldError className={error}>
        <span className={errorIcon}>
          <DangerIcon size="small" />
        </span>
        <span>{errorMessage}</span>
      </FieldError>
      {description && (
        <Text slot="description" className={descriptionClass}>
          {description}
        </Text>
      )}
    </>
  )
}
