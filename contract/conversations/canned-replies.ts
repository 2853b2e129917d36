import * as v from 'valibot'
import { replyUses } from '#domain/conversations/canned-replies.ts'
import { defineCall } from '../define-call.ts'
import { id, idOrZeroText, idText, sentence } from '../formats.ts'
import { type RequestKindSlug, requestKindSlugs } from '../requests/request-kinds.ts'
import { textToFill } from '../requests/text-to-fill.ts'

/** Of a text that fits every kind of request. */
export const EVERY_KIND = 'todas'

/** Uses of a text: every kind of request, or one, by its slug. */
export const replyKinds: readonly [typeof EVERY_KIND, ...RequestKindSlug[]] = [
  EVERY_KIND,
  ...requestKindSlugs,
]

/** Longest reason that is kept, characters: a request takes 1,000, and what is filled in is longer than its name. */
const LONGEST_REASON = 800

/**
 * A text that attendants have at hand. `uso`: what it is written as; `solicitacao`: about which kind of request. Those that were kept before
 * either was asked are for conversations, about anything.
 */
export const cannedReplyData = v.pipe(
  v.strictObject({
    titulo: sentence(60, 'Escreva o título.'),
    texto: textToFill(1500, 'Escreva o texto.'),
    uso: v.optional(v.picklist(replyUses, 'Escolha onde o texto é usado.'), 'conversa'),
    solicitacao: v.optional(v.picklist(replyKinds, 'Escolha o tipo de solicitação.'), EVERY_KIND),
  }),
  v.forward(
    v.check(
      ({ uso, texto }) => uso === 'conversa' || texto.length <= LONGEST_REASON,
      `Use no máximo ${LONGEST_REASON} caracteres num motivo.`,
    ),
    ['texto'],
  ),
)
export type CannedReplyData = v.InferOutput<typeof cannedReplyData>

const answer = v.array(v.object({ id, titulo: v.string(), texto: v.string() }))
export type CannedReply = v.InferOutput<typeof answer>[number]

const access = { kind: 'attendant', minimumLevel: 1 } as const

/**
 * The texts for conversations that are not archived, by title, with everything filled in for this conversation and the attendant of the
 * token: those about anything, and those about the kind of its request.
 */
export const retornarRespostasProntas = defineCall({
  method: 'GET',
  path: '/retornarRespostasProntas/{idConversa}',
  summary: 'Retorna as respostas prontas, preenchidas para uma conversa.',
  group: 'Conversas',
  access,
  about: { conversation: 'params.idConversa', need: 'read' },
  params: v.object({ idConversa: idText }),
  answer,
})

/** The reasons that are usual for a request when it is sent back or refused, filled in for it and the attendant of the token; by title. */
export const retornarMotivosProntos = defineCall({
  method: 'GET',
  path: '/retornarMotivosProntos/{idRequisicao}/{uso}',
  summary: 'Retorna os motivos prontos de uma solicitação, preenchidos para ela.',
  group: 'Solicitações',
  access,
  about: { request: 'params.idRequisicao', need: 'read' },
  params: v.object({
    idRequisicao: idText,
    uso: v.picklist(replyUses, 'Escolha onde o texto é usado.'),
  }),
  answer,
})

/**
 * The texts as they are kept, for several requests at once: `agirEmSolicitacoes` fills them in for each. `idFuncionalidade`: of which kind all of
 * them are; 0: of several, and only what fits every kind is told.
 */
export const retornarModelosRespostas = defineCall({
  method: 'GET',
  path: '/retornarModelosRespostas/{uso}',
  summary: 'Retorna os textos prontos como estão guardados, para várias solicitações.',
  group: 'Solicitações',
  access,
  about: { nothing: 'settings' },
  params: v.object({ uso: v.picklist(replyUses, 'Escolha onde o texto é usado.') }),
  query: v.object({ idFuncionalidade: v.optional(idOrZeroText, '0') }),
  answer,
})
