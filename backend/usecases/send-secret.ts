import type { SecretJob } from '../messages/email-queue.ts'
import type { SecretEmailContext } from '../messages/secret-email-context.ts'
import { sendPasswordLink } from './passwords/send-password-link.ts'
import { sendSecurityCode } from './re-registration/send-security-code.ts'

/** Writes an e-mail whose secret is drawn now. */
export function sendSecret(context: SecretEmailContext, job: SecretJob): Promise<void> {
  return job.kind === 'password-link' ? sendPasswordLink(context, job) : sendSecurityCode(context, job)
}
