import * as v from 'valibot'
import { conversationFile } from '#contract/conversations/conversations.ts'

/** What arrived or was kept, in the shape that it must have; null when it has another. */
export function asShape<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
): v.InferOutput<Schema> | null {
  const outcome = v.safeParse(schema, given)
  return outcome.success ? outcome.output : null
}

/** What a tab keeps of a message that is being written. */
export const keptWriting = v.object({ texto: v.string(), arquivos: v.array(conversationFile) })

/** What a tab keeps of messages on their way. */
export const keptQueue = v.array(
  v.object({
    chave: v.string(),
    idConversa: v.number(),
    texto: v.string(),
    arquivos: v.array(conversationFile),
    escritaEm: v.string(),
    problema: v.nullable(v.string()),
  }),
)
