import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { id, isoInstant, wordOf } from '../formats.ts'
import { textToFill } from './text-to-fill.ts'
import { deskActWords } from './wire-words.ts'

/** How long what was asked for many requests waits before it is done, seconds: until then it is undone without a trace. */
export const UNDO_SECONDS = 10

/** Most requests that are acted on at once: a page of the list. */
const MAX_ACTS = 50

/**
 * Act on each of the requests. `atribuir`: given to a colleague, or taken by the caller. `responder`: written into a conversation about it.
 * Variables of a canned reply in `motivo` and `mensagem`, such as `{{primeiroNome}}`, are filled in for each.
 */
const deskAct = v.variant('tipo', [
  v.strictObject({ tipo: v.literal('assumir') }),
  v.strictObject({ tipo: v.literal('atribuir'), idPessoaAtendente: id }),
  v.strictObject({
    tipo: v.literal('mover'),
    idStatus: v.pipe(id, v.maxValue(9, 'Status desconhecido.')),
    motivo: v.optional(textToFill(1000, 'Escreva o motivo.')),
  }),
  v.strictObject({ tipo: v.literal('responder'), mensagem: textToFill(4000, 'Escreva a mensagem.') }),
])
export type DeskActOnWire = v.InferOutput<typeof deskAct>

/** `espera`: done in a moment, and can be undone; `recusado`: why stands in `motivo`, and nothing happened. */
const outcome = v.object({
  idRequisicao: id,
  protocolo: v.string(),
  situacao: wordOf(deskActWords),
  motivo: v.nullable(v.string()),
})

/** Results of an act on many requests, in the order in which they were named; `desfazerAte`: until when it can be undone. */
const batch = v.object({ lote: v.string(), desfazerAte: isoInstant, resultados: v.array(outcome) })
export type DeskActBatch = v.InferOutput<typeof batch>

const access = { kind: 'attendant', minimumLevel: 1 } as const
const group = 'Solicitações'
const batchId = v.pipe(v.string(), v.uuid('Este lote não existe.'))

/**
 * Asks for the same of several requests, each as the version that the caller saw. Each is tried first: what cannot be done is refused at once
 * with its reason, and the others are done {@link UNDO_SECONDS} later, each by itself. Until then nobody is told, nothing is sent and nothing
 * is written of it; colleagues cannot move them meanwhile.
 */
export const agirEmSolicitacoes = defineCall({
  method: 'POST',
  path: '/agirEmSolicitacoes',
  summary: 'Faz o mesmo com várias solicitações, com dez segundos para desfazer.',
  group,
  access,
  about: { nothing: 'scoped-list' },
  body: v.strictObject({
    solicitacoes: v.pipe(
      v.array(v.strictObject({ idRequisicao: id, versao: id })),
      v.minLength(1, 'Escolha uma solicitação.'),
      v.maxLength(MAX_ACTS, `Escolha no máximo ${MAX_ACTS} solicitações.`),
    ),
    ato: deskAct,
  }),
  answer: batch,
})

export const retornarAtos = defineCall({
  method: 'GET',
  path: '/retornarAtos/{lote}',
  summary: 'Retorna o que aconteceu com um ato em várias solicitações.',
  group,
  access,
  about: { nothing: 'own-session' },
  params: v.object({ lote: batchId }),
  answer: batch,
  problems: [404],
})

/** Undoes what still waits of an act that the caller asked for. 409 when all of it is done already. */
export const desfazerAtos = defineCall({
  method: 'POST',
  path: '/desfazerAtos',
  summary: 'Desfaz um ato em várias solicitações enquanto ele não foi feito.',
  group,
  access,
  about: { nothing: 'own-session' },
  body: v.strictObject({ lote: batchId }),
  answer: batch,
  problems: [404, 409],
})
