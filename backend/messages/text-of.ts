import { messageOf } from './all-messages.ts'
import type { EmailText, InAppText } from './define-message.ts'

/** The texts of a message as they are today. Whatever lets an entity write its own comes in here, for every reader of them. */
export function textOf(id: string): { inApp?: InAppText; email?: EmailText & { linkLabel: string } } {
  const { inApp, email } = messageOf(id)
  return { ...(inApp && { inApp }), ...(email && { email }) }
}
