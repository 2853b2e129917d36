/** Uses of a canned reply: a message, or the reason with which a request is sent back or refused. */
export const replyUses = ['conversa', 'devolucao', 'indeferimento'] as const
export type ReplyUse = (typeof replyUses)[number]

/** Variables of a canned reply, as its text names them: `{{primeiroNome}}`. */
export const replyVariables = ['primeiroNome', 'nome', 'plano', 'protocolo', 'servico', 'atendente'] as const
type ReplyVariable = (typeof replyVariables)[number]

/** Empty where there is nothing of the kind, such as a protocol without a request. */
export type ReplyValues = Readonly<Record<ReplyVariable, string>>

const PLACE = /\{\{\s*([^{}]*?)\s*\}\}/g

/** Names in the text that nothing can be filled in for, each once; also of places that were not finished. */
export function unknownVariables(text: string): string[] {
  const names = [...text.matchAll(PLACE)].map(([, name = '']) => name)
  const rest = text.replaceAll(PLACE, '')
  const unfinished = rest.includes('{{') || rest.includes('}}') ? ['{{'] : []
  return [...new Set([...names.filter((name) => !isVariable(name)), ...unfinished])]
}

/** The text with its variables filled in. What is filled in is not looked at again, whatever it says. */
export function fillReply(text: string, values: ReplyValues): string {
  return text.replaceAll(PLACE, (place, name: string) => (isVariable(name) ? values[name] : place))
}

function isVariable(name: string): name is ReplyVariable {
  return replyVariables.some((variable) => variable === name)
}
