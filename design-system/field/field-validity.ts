import type { ReactNode } from 'react'

/**
 * What react-aria is told about validity: an error message makes a field invalid. Without one it is left to
 * decide by itself, because a date field also knows its limits.
 */
export const validity = (errorMessage: ReactNode) =>
  ({ isInvalid: errorMessage ? true : undefined, validationBehavior: 'aria' }) as const
