import type { SecretJob } from '../jobs/email-queue.ts'
import { sendPasswordLink } from './passwords/send-password-link.ts'
import { sendSecurityCode } from './re-registration/send-security-code.ts'
import type { SecretMeans } from './secret-means.ts'

/** Writes an e-mail whose secret is drawn now. */
export function sendSecret(means: SecretMeans, job: SecretJob): Promise<void> {
  return job.kind === 'password-link' ? sendPasswordLink(means, job) : sendSecurityCode(means, job)
}
