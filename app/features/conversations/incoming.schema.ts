import * as v from 'valibot'
import { conversationFile } from '#contract/conversations/conversations.ts'

/** Validates data that arrived or was stored; null when it has another shape. */
export function parseOrNull<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
): v.InferOutput<Schema> | null {
  const outcome = v.safeParse(schema, given)
  return outcome.success ? outcome.output : null
}

/** An unsent message, as the tab stores it. */
export const storedMessage = v.object({ texto: v.string(), arquivos: v.array(conversationFile) })

/** Messages in the send queue, as the tab stores them. */
export const storedQueue = v.array(
  v.object({
    chave: v.string(),
    idConversa: v.number(),
    texto: v.string(),
    arquivos: v.array(conversationFile),
    escritaEm: v.string(),
    problema: v.nullable(v.string()),
  }),
)
