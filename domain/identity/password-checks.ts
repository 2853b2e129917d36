/** Lowest number of characters the server accepts. */
export const MINIMUM_PASSWORD_LENGTH = 8

/** The checklist shown beside a new password. */
export interface PasswordChecks {
  uppercase: boolean
  lowercase: boolean
  digit: boolean
  /** Anything that is neither letter, number nor space. */
  special: boolean
}

/** Which of the four kinds of character a password has. Accented letters count as letters. */
export function passwordChecks(password: string): PasswordChecks {
  return {
    uppercase: /\p{Lu}/u.test(password),
    lowercase: /\p{Ll}/u.test(password),
    digit: /\d/.test(password),
    special: /[^\p{L}\p{N}\s]/u.test(password),
  }
}

/** Whether all four kinds are there: the condition that enables the submit button. */
export function passesPasswordChecks(password: string): boolean {
  return Object.values(passwordChecks(password)).every(Boolean)
}

export type PasswordProblem =
  | { field: 'password'; code: 'required' | 'has-whitespace' | 'too-weak' | 'too-short' }
  | { field: 'confirm'; code: 'required' | 'different' }

/** Problems of a new password and its confirmation, one at most for each field; empty when it can be accepted. */
export function checkNewPassword({
  password,
  confirm,
}: {
  password: string
  confirm: string
}): PasswordProblem[] {
  const problems: PasswordProblem[] = []
  const code = passwordCode(password)
  if (code !== null) problems.push({ field: 'password', code })
  if (confirm === '') problems.push({ field: 'confirm', code: 'required' })
  else if (confirm !== password) problems.push({ field: 'confirm', code: 'different' })
  return problems
}

function passwordCode(password: string): Extract<PasswordProblem, { field: 'password' }>['code'] | null {
  if (password === '') return 'required'
  if (/\s/.test(password)) return 'has-whitespace'
  if (!passesPasswordChecks(password)) return 'too-weak'
  return Array.from(password).length < MINIMUM_PASSWORD_LENGTH ? 'too-short' : null
}
