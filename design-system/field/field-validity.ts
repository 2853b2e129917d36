import type { ReactNode } from 'react'

/**
 * Validity for react-aria: a field is invalid when it has an error message, and only then. React-aria's own messages follow the browser's
 * language instead of the page's, so none of them is shown.
 */
export const validity = (errorMessage: ReactNode) =>
  ({ isInvalid: Boolean(errorMessage), validationBehavior: 'aria' }) as const
