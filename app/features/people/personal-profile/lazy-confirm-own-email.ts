import { lazy } from '@portal/design-system/lazy'

/** Few profiles have an e-mail that waits: what asks for the password of those comes with the first touch of the page. */
export const lazyConfirmOwnEmail = lazy(
  async () => (await import('./ConfirmOwnEmailDialog.tsx')).ConfirmOwnEmailDialog,
)
