import { FieldError } from 'react-aria-components/FieldError'
import { Text } from 'react-aria-components/Text'
import { DangerIcon } from '../icons/icons.ts'
import { description as descriptionClass, error, errorIcon } from './field.css.ts'
import type { FieldTexts } from './field-props.ts'

/**
 * What stands under a control: why it was refused (the caller's reason, or react-aria's own for a date beyond its
 * limits), then how to fill it. Both are tied to the control by react-aria.
 */
export function FieldMessages({ description, errorMessage }: FieldTexts) {
  return (
    <>
      <FieldError className={error}>
        {({ validationErrors }) => (
          <>
            <span className={errorIcon}>
              <DangerIcon size="small" />
            </span>
            <span>{errorMessage || validationErrors.join(' ')}</span>
          </>
        )}
      </FieldError>
      {description && (
        <Text slot="description" className={descriptionClass}>
          {description}
        </Text>
      )}
    </>
  )
}
