import {
  type EmailText,
  type EmailTextProblem,
  type EmailVariable,
  emailTextProblems,
  LONGEST_BODY,
  LONGEST_SUBJECT,
} from '#domain/messages/email-text.ts'
import type { Outcome } from '#domain/outcome.ts'
import { type Complaint, complaints } from '../complaints.ts'

const fields = { subject: 'assunto', body: 'corpo' } as const

/** A text of an e-mail as the form and the API check it, with its complaints by wire path. */
export function checkEmailText(
  { assunto, corpo }: { assunto: string; corpo: string },
  variables: readonly EmailVariable[],
): Outcome<EmailText, Complaint> {
  const text = { subject: assunto.trim(), body: corpo.trim() }
  const problems = emailTextProblems(text, variables)
  return problems.length === 0
    ? { ok: true, result: text }
    : complaints(problems, (problem) => [fields[problem.part], sentenceOf(problem)])
}

function sentenceOf(problem: EmailTextProblem): string {
  switch (problem.code) {
    case 'empty':
      return problem.part === 'subject' ? 'Escreva o assunto.' : 'Escreva o texto.'
    case 'too-long':
      return `Use no máximo ${problem.part === 'subject' ? LONGEST_SUBJECT : LONGEST_BODY} caracteres.`
    case 'several-lines':
      return 'Escreva o assunto em uma linha.'
    case 'malformed':
      return 'Escreva as variáveis com duas chaves de cada lado, como {{plano}}, e nada mais entre chaves.'
    case 'unknown-variable':
      return `Este e-mail não conhece {{${problem.name}}}. Escolha uma das variáveis da lista.`
    case 'missing-variable':
      return `Este e-mail precisa de {{${problem.name}}}.`
    case 'cpf':
      return 'Tire o CPF do texto. Para mostrar o da pessoa, escondido em parte, use {{cpfMascarado}}.'
  }
}
