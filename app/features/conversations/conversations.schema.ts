import * as v from 'valibot'
import { LONGEST_MESSAGE, MAX_FILES } from '#contract/conversations/conversations.ts'
import { id, submissionKey } from '#contract/formats.ts'
import { conversationViews } from './conversations.search.ts'

/** Names the request that somebody wants to write about. */
export const requestReference = v.object({ idRequisicao: id })

/** A page of a list. */
export const listInput = v.object({
  lista: v.picklist(conversationViews),
  palavraChave: v.pipe(v.string(), v.maxLength(80)),
  antesDe: v.optional(id),
})
export type ListInput = v.InferOutput<typeof listInput>

const written = {
  chaveEnvio: submissionKey,
  mensagem: v.pipe(v.string(), v.maxLength(LONGEST_MESSAGE)),
  arquivos: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(MAX_FILES)),
}

/** A new conversation with its first message. */
export const openingMessageInput = v.object({
  idRequisicao: v.optional(id),
  assunto: v.pipe(v.string(), v.maxLength(120)),
  ...written,
})
