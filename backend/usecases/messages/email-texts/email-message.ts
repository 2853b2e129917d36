import { allMessages } from '#backend/messages/all-messages.ts'
import { type AnyMessage, type EmailText, standardVariables } from '#backend/messages/define-message.ts'
import { fillText, namesIn, type Values } from '#backend/messages/fill-text.ts'
import { variableWords } from '#backend/messages/variable-words.ts'
import { notFound } from '#backend/problem.ts'
import type { EmailTextEdition } from '#contract/messages/email-texts.ts'

/** A message of the catalogue that goes by e-mail. */
export type EmailMessage = AnyMessage & { email: NonNullable<AnyMessage['email']> }

/** All of them. */
export const emailMessages: readonly EmailMessage[] = (allMessages as readonly AnyMessage[]).flatMap(
  (message) => (message.email ? [{ ...message, email: message.email }] : []),
)

/** The one of an id. @throws 404 */
export function requireEmailMessage(id: string): EmailMessage {
  const message = emailMessages.find((one) => one.id === id)
  if (!message) throw notFound('Este e-mail não existe.')
  return message
}

/** Name of an e-mail: its title inside the portal, else its subject with gaps for what is filled in. */
export function nameOf({ id, inApp, email }: EmailMessage): string {
  if (id === 'comunicado') return 'Notificação enviada pelo atendimento'
  const text = inApp?.title ?? email.subject
  return fillText(text, Object.fromEntries(namesIn(text).map((name) => [name, '…'])))
}

/** Who gets it. */
export function audienceOf({ to }: EmailMessage): EmailTextEdition['publico'] {
  return to === 'address' ? 'convidado' : 'participante'
}

/** The variables that its texts may name, those of its own first. What a code or an announcement is sent for may not be left out. */
export function variablesOf({ to, variables }: EmailMessage): EmailTextEdition['variaveis'] {
  const isCarrier = to === 'secret' || to === 'announcement'
  const names = new Set([...variables, ...standardVariables(to)])
  return [...names].map((name) => ({
    nome: name,
    descricao: variableWords[name]?.description ?? name,
    exemplo: variableWords[name]?.example ?? name,
    obrigatoria: isCarrier && variables.includes(name) && CARRIED.has(name),
  }))
}

/** Variables for whose sake some e-mails are sent. Links are below the text of every e-mail and need no variable. */
const CARRIED: ReadonlySet<string> = new Set(['codigo', 'titulo', 'texto'])

/** An example of everything that its texts may name. */
export function exampleValues(message: EmailMessage): Values {
  return Object.fromEntries(variablesOf(message).map(({ nome, exemplo }) => [nome, exemplo]))
}

/** The portal's own words as one text. */
export function standardText({ email }: EmailMessage): { assunto: string; corpo: string } {
  return textOnWire(email)
}

/** Words as the wire has them. */
function textOnWire({ subject, paragraphs }: EmailText): { assunto: string; corpo: string } {
  return { assunto: subject, corpo: paragraphs.join('\n\n') }
}
