import { checkNewPassword } from '#domain/password-checks.ts'
import { passwordSentence } from './passwords.text.ts'

/** Wire paths of a new password and its confirmation. */
type PasswordPaths = { password: string; confirm: string }

/** What is wrong with a new password, by wire path; undefined when it can be accepted. The form and the API ask the same. */
export function newPasswordComplaints(
  typed: { password: string; confirm: string },
  paths: PasswordPaths,
): Record<string, string> | undefined {
  const problems = checkNewPassword(typed)
  if (problems.length === 0) return undefined
  return Object.fromEntries(problems.map((problem) => [paths[problem.field], passwordSentence(problem)]))
}
