import type { PasswordChecks, PasswordProblem } from '#domain/identity/password-checks.ts'

/** The password that confirms who is there was not the right one. */
export const wrongPasswordSentence = 'A senha não confere. Digite a senha que você usa para entrar.'

/** The password that confirms who is there was left out. */
export const ownPasswordRequired = 'Digite a sua senha.'

/** The current password, asked where it is changed, was not the right one. */
export const wrongCurrentPassword = 'A senha atual não confere.'

/** A new password that is the old one. */
export const sameAsCurrent = 'Escolha uma senha diferente da atual.'

/** The lines of the checklist beside a new password. */
export const passwordCheckNames: Readonly<Record<keyof PasswordChecks, string>> = {
  uppercase: 'Uma letra maiúscula',
  lowercase: 'Uma letra minúscula',
  digit: 'Um número',
  special: 'Um caractere especial, como @ ou #',
}

/** Complaint about a new password or its confirmation. */
export function passwordSentence(problem: PasswordProblem): string {
  if (problem.field === 'confirm') return confirmation[problem.code]
  return password[problem.code]
}

const confirmation = {
  required: 'A confirmação da senha é obrigatória',
  different: 'As senhas devem ser iguais',
} as const

const password = {
  required: 'A senha é obrigatória',
  'has-whitespace': 'A senha não pode conter espaços em branco.',
  'too-weak': 'Use letra maiúscula, letra minúscula, número e caractere especial.',
  'too-short': 'A senha precisa ter pelo menos 8 caracteres.',
} as const
