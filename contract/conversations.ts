import * as v from 'valibot'
import { defineCall } from './define-call.ts'
import { id, idText, sentence, submissionKey } from './formats.ts'

/**
 * Opens a conversation with its first message. When one about the same request is open already, the message goes there and its id is
 * answered. The same again under the same `chaveEnvio` is one message, and something else under it answers 409. Without a key the last
 * message of an open conversation, sent again within a minute, is one message.
 * `idPessoa` owns the conversation; `idPessoaAtendente` only counts when it is the attendant of the token.
 */
export const criarConversa = defineCall({
  method: 'POST',
  path: '/criarConversa',
  summary: 'Abre uma conversa, com a primeira mensagem.',
  group: 'Conversas',
  access: { kind: 'authenticated' },
  about: { link: 'body', need: 'read' },
  body: v.strictObject({
    idPessoa: id,
    idPessoaAtendente: v.optional(id),
    idPlano: id,
    idRequisicao: v.optional(id),
    chaveEnvio: v.optional(submissionKey),
    assunto: sentence(120, 'Escreva o assunto.'),
    mensagem: sentence(2000, 'Escreva a mensagem.'),
  }),
  answer: v.object({ id }),
  problems: [409],
})

/** A conversation with its messages, oldest first. Somebody else's answers 404. */
export const retornarConversa = defineCall({
  method: 'GET',
  path: '/retornarConversa/{idConversa}',
  summary: 'Retorna uma conversa e suas mensagens.',
  group: 'Conversas',
  access: { kind: 'authenticated' },
  about: { conversation: 'params.idConversa', need: 'read' },
  params: v.object({ idConversa: idText }),
  answer: v.object({
    id,
    assunto: v.string(),
    idRequisicao: v.nullable(id),
    mensagens: v.array(
      v.object({ id, autor: v.string(), minha: v.boolean(), texto: v.string(), data: v.string() }),
    ),
  }),
})
