import * as v from 'valibot'
import { LONGEST_MESSAGE, MOST_FILES } from '#contract/conversations/conversations.ts'
import { id, idOrZero, submissionKey } from '#contract/formats.ts'
import { conversationViews } from './conversations.search.ts'

/** Names one conversation. */
export const conversationReference = v.object({ idConversa: id })

/** Names the request that somebody wants to write about. */
export const requestReference = v.object({ idRequisicao: id })

/** A page of a list. */
export const listInput = v.object({
  lista: v.picklist(conversationViews),
  palavraChave: v.pipe(v.string(), v.maxLength(80)),
  antesDe: v.optional(id),
})
export type ListInput = v.InferOutput<typeof listInput>

/** Which entries to read: those after one, or those before one. */
export const entriesInput = v.object({
  ...conversationReference.entries,
  depoisDe: v.optional(idOrZero),
  antesDe: v.optional(id),
})

const written = {
  chaveEnvio: submissionKey,
  mensagem: v.pipe(v.string(), v.maxLength(LONGEST_MESSAGE)),
  arquivos: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(MOST_FILES)),
}

/** A message, under the key that its page made. */
export const messageInput = v.object({ ...conversationReference.entries, ...written })

/** A new conversation with its first message. */
export const beginningInput = v.object({
  idRequisicao: v.optional(id),
  assunto: v.pipe(v.string(), v.maxLength(120)),
  ...written,
})

/** How far one's side has come. */
export const marksInput = v.object({
  ...conversationReference.entries,
  entregueAte: v.optional(idOrZero),
  lidaAte: v.optional(idOrZero),
})

/** To whom a conversation goes; null: back to the queue. */
export const handOverInput = v.object({
  ...conversationReference.entries,
  idPessoaAtendente: v.nullable(id),
  nota: v.pipe(v.string(), v.maxLength(1000)),
})
