import { byField } from '#contract/complaints.ts'
import { checkEmailText } from '#contract/email-text-check.ts'
import type { EmailText } from '#domain/email-texts/email-text.ts'
import { invalid } from '../../problem.ts'
import { type EmailMessage, variablesOf } from './email-message.ts'

/** A text as it was written for an e-mail, checked against what that e-mail is given. @throws 422 by field */
export function requireText(message: EmailMessage, written: { assunto: string; corpo: string }): EmailText {
  const variables = variablesOf(message).map(({ nome, obrigatoria }) => ({
    name: nome,
    isRequired: obrigatoria,
  }))
  const outcome = checkEmailText(written, variables)
  if (!outcome.ok) throw invalid(byField(outcome.problems))
  return outcome.result
}
