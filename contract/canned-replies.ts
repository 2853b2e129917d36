import * as v from 'valibot'
import { replyVariables, unknownVariables } from '#domain/conversations/canned-replies.ts'
import { defineCall } from './define-call.ts'
import { id, idText, sentence } from './formats.ts'

const variables = replyVariables.map((name) => `{{${name}}}`).join(', ')

/** A reply that attendants have at hand. `texto` names what is filled in as `{{primeiroNome}}`. */
export const cannedReplyData = v.strictObject({
  titulo: sentence(60, 'Escreva o título.'),
  texto: v.pipe(
    sentence(1500, 'Escreva o texto.'),
    v.check((text) => unknownVariables(text).length === 0, `Use só estas variáveis: ${variables}.`),
  ),
})
export type CannedReplyData = v.InferOutput<typeof cannedReplyData>

/** The replies that are not archived, by title, with everything filled in for this conversation and the attendant of the token. */
export const retornarRespostasProntas = defineCall({
  method: 'GET',
  path: '/retornarRespostasProntas/{idConversa}',
  summary: 'Retorna as respostas prontas, preenchidas para uma conversa.',
  group: 'Conversas',
  access: { kind: 'attendant', minimumLevel: 1 },
  about: { conversation: 'params.idConversa', need: 'read' },
  params: v.object({ idConversa: idText }),
  answer: v.array(v.object({ id, titulo: v.string(), texto: v.string() })),
})
