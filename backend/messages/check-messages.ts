import { type AnyMessage, standardVariables } from './define-message.ts'
import { namesIn } from './fill-text.ts'

/** Where a text would stand, for the complaint about it. */
type Written = { where: string; text: string }

/**
 * Faults of a list of messages: names used twice, texts that name variables which nobody gives, and variables that are given for nothing.
 * Empty when there are none.
 */
export function messageComplaints(messages: readonly AnyMessage[]): string[] {
  const seen = new Set<string>()
  return messages.flatMap((message) => {
    const twice = seen.has(message.id) ? [`${message.id} is declared twice`] : []
    seen.add(message.id)
    return [...twice, ...complaintsOf(message)]
  })
}

function complaintsOf(message: AnyMessage): string[] {
  const { id, to, variables } = message
  const texts = textsOf(message)
  if (texts.length === 0) return [`${id} says nothing`]
  const known = new Set([...standardVariables(to), ...variables])
  const unknown = texts.flatMap(({ where, text }) =>
    namesIn(text)
      .filter((name) => !known.has(name))
      .map((name) => `${id}: ${where} names {{${name}}}, which nobody gives`),
  )
  const named = new Set(texts.flatMap(({ text }) => namesIn(text)))
  const idle = variables.filter((name) => !named.has(name)).map((name) => `${id}: no text names {{${name}}}`)
  return [...unknown, ...idle]
}

function textsOf({ inApp, email }: AnyMessage): Written[] {
  return [
    ...(inApp ? [written('title', inApp.title), written('text', inApp.text)] : []),
    ...(email
      ? [
          written('subject', email.subject),
          ...email.paragraphs.map((paragraph, index) => written(`paragraph ${index + 1}`, paragraph)),
        ]
      : []),
  ]
}

const written = (where: string, text: string): Written => ({ where, text })
