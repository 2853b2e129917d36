import type { SecretJob } from '../database/schema/emails.ts'
import type { SentEmail } from '../messages/outbox.ts'
import type { SecretEmailContext } from '../messages/secret-email-context.ts'
import { sendPasswordLink, sendWelcomeLink } from './identity/passwords/send-password-link.ts'
import { sendEmailConfirmation } from './identity/send-email-confirmation.ts'
import { sendSecurityCode } from './re-registration/send-security-code.ts'

/** Writes an e-mail whose secret is drawn now. @returns where it went; null when nobody gets it any more */
export function sendSecret(context: SecretEmailContext, job: SecretJob): Promise<SentEmail | null> {
  switch (job.kind) {
    case 'password-link':
      return sendPasswordLink(context, job)
    case 'welcome-link':
      return sendWelcomeLink(context, job)
    case 'security-code':
      return sendSecurityCode(context, job)
    case 'email-confirmation':
      return sendEmailConfirmation(context, job)
  }
}
