import { invalid } from '#backend/problem.ts'
import { byField } from '#contract/complaints.ts'
import { checkEmailText } from '#contract/messages/email-text-check.ts'
import type { EmailText } from '#domain/messages/email-text.ts'
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
