import { isEmailAddress, tidyEmail } from '#domain/email-address.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Complaint } from './complaints.ts'
import { emailSentences } from './contacts.text.ts'

/** An e-mail as typed: the address as it is kept, or what is wrong with it under `email`. */
export function checkEmailValue(typed: string): Outcome<string, Complaint> {
  const email = tidyEmail(typed)
  if (email !== '' && isEmailAddress(email)) return { ok: true, result: email }
  const sentence = email === '' ? emailSentences.required : emailSentences.invalid
  return { ok: false, problems: [{ field: 'email', sentence }] }
}
