import { checkNewPassword } from '#domain/identity/password-checks.ts'
import type { Outcome } from '#domain/outcome.ts'
import { type Complaint, complaints } from '../complaints.ts'
import { passwordSentence } from './passwords.text.ts'

/** Wire paths of a new password and its confirmation. */
type PasswordPaths = { password: string; confirm: string }

/** A new password under the rule of the domain, or every complaint by these wire paths. */
export function checkPasswordValues(
  typed: { password: string; confirm: string },
  paths: PasswordPaths,
): Outcome<string, Complaint> {
  const problems = checkNewPassword(typed)
  if (problems.length === 0) return { ok: true, result: typed.password }
  return complaints(problems, (problem) => [paths[problem.field], passwordSentence(problem)])
}
