import { late } from '@portal/design-system/late'

/** Few profiles have an e-mail that waits: what asks for the password of those comes with the first touch of the page. */
export const lateConfirmOwnEmail = late(
  async () => (await import('./ConfirmOwnEmailDialog.tsx')).ConfirmOwnEmailDialog,
)
