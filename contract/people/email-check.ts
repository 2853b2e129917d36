import { emailProblem, tidyEmail } from '#domain/email-address.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Complaint } from '../complaints.ts'
import { emailSentence, longEmailSentence } from './contacts.text.ts'

/** Characters of the longest address that is kept. */
const LONGEST_EMAIL = 120

/** An e-mail as typed: the address as it is kept, or what is wrong with it under `email`. */
export function checkEmailValue(typed: string): Outcome<string, Complaint> {
  const email = tidyEmail(typed)
  const sentence = emailComplaint(email)
  return sentence === null
    ? { ok: true, result: email }
    : { ok: false, problems: [{ field: 'email', sentence }] }
}

/** Why a tidy address can not be kept, in words; null: it can. */
export function emailComplaint(email: string): string | null {
  if (email.length > LONGEST_EMAIL) return longEmailSentence
  const problem = emailProblem(email)
  return problem === null ? null : emailSentence(problem)
}
