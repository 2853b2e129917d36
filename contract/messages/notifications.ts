import * as v from 'valibot'
import type { CallAnswer } from '../call-types.ts'
import { defineCall } from '../define-call.ts'
import {
  boundedText,
  id,
  idOrZero,
  idOrZeroText,
  idText,
  named,
  pageQuery,
  pageTotals,
  yesNo,
} from '../formats.ts'
import { placeOf } from '../portal-paths.ts'

/** Path of a page of the portal, with an id at most. */
export const portalPath = v.pipe(
  v.string('Escolha uma página do portal.'),
  v.maxLength(120, 'Escolha uma página do portal.'),
  v.check((path) => placeOf(path) !== null, 'Escolha uma página do portal.'),
)

const LARGEST_NOTIFICATION_ID = 2_147_483_647

/**
 * Identity of a notification. Negative ones are of the service desk's queue: what waits there, and nobody's own. Their numbers mean nothing
 * else to a client.
 */
const notificationId = v.pipe(
  v.number('Informe um número de identificação.'),
  v.integer('O identificador deve ser um número inteiro.'),
  v.notValue(0, 'O identificador não pode ser zero.'),
  v.minValue(-LARGEST_NOTIFICATION_ID, 'O identificador é pequeno demais.'),
  v.maxValue(LARGEST_NOTIFICATION_ID, 'O identificador é grande demais.'),
)

/**
 * A notification. Type 1 is about a conversation (`idConversa`); type 2 about a request (`idRequisicao`). `reagido` is 'S' once read.
 * `idPlano` null: it belongs to every plan. `caminho`: the page where its reader acts, of the portal, with an id at most; null where nothing
 * says it.
 */
export const notification = v.object({
  id: notificationId,
  titulo: v.string(),
  descricao: v.string(),
  data_notificacao: v.string(),
  reagido: yesNo,
  tipoNotificacao: named,
  idPlano: v.nullable(id),
  idConversa: v.nullable(id),
  idRequisicao: v.nullable(id),
  caminho: v.nullable(portalPath),
})
export type Notification = v.InferOutput<typeof notification>

/**
 * Notifications of a person in a plan (0: in every plan), unread first, then newest first; at most 200. An attendant's own have the service
 * desk's queue among them: requests and messages of the last 30 days, unread while they wait and the attendant has not marked them.
 */
export const retornarNotificacoes = defineCall({
  method: 'GET',
  path: '/retornarNotificacoes/{idPessoa}/{idPlano}',
  summary: 'Lista as notificações de uma pessoa.',
  group: 'Notificações',
  access: { kind: 'authenticated' },
  about: { person: 'params.idPessoa', need: 'read' },
  params: v.object({ idPessoa: idText, idPlano: idOrZeroText }),
  answer: v.array(notification),
})

/**
 * Whatever waits to be read of the same, the newest first; at most 100. As much as the bell needs to count it and to follow what is told over
 * the real-time connection: a page carries no more. `tipo` as in `tipoNotificacao`.
 */
export const retornarNaoLidas = defineCall({
  method: 'GET',
  path: '/retornarNaoLidas/{idPessoa}/{idPlano}',
  summary: 'Diz quais notificações de uma pessoa não foram lidas.',
  group: 'Notificações',
  access: { kind: 'authenticated' },
  about: { person: 'params.idPessoa', need: 'read' },
  params: v.object({ idPessoa: idText, idPlano: idOrZeroText }),
  answer: v.array(v.object({ id: notificationId, tipo: v.number() })),
})
export type UnreadNotification = CallAnswer<typeof retornarNaoLidas>[number]

export const notificationSituations = ['todas', 'naoLidas'] as const

/**
 * A page of a person's notifications in a plan (0: in every plan), twenty of them, unread first, then newest first. `tipo` as in
 * `tipoNotificacao`, 0: all. `naoLidas`: how many of the plan's are unread, whatever is filtered. An attendant's own are those of
 * `retornarNotificacoes`.
 */
export const retornarCentralNotificacoes = defineCall({
  method: 'GET',
  path: '/retornarCentralNotificacoes/{idPessoa}/{idPlano}',
  summary: 'Lista as notificações de uma pessoa em páginas.',
  group: 'Notificações',
  access: { kind: 'authenticated' },
  about: { person: 'params.idPessoa', need: 'read' },
  params: v.object({ idPessoa: idText, idPlano: idOrZeroText }),
  query: v.object({
    ...pageQuery,
    situacao: v.optional(v.picklist(notificationSituations, 'Escolha todas ou naoLidas.'), 'todas'),
    tipo: boundedText(0, 3, 0),
  }),
  answer: v.object({
    notificacoes: v.array(notification),
    ...pageTotals,
    naoLidas: v.number(),
  }),
})
export type NotificationPage = v.InferOutput<typeof retornarCentralNotificacoes.answer>

/** Marks all of one's own notifications of a plan as read, those of no plan among them (0: of every plan). Answers how many were unread. */
export const reagirTodasNotificacoes = defineCall({
  method: 'POST',
  path: '/reagirTodasNotificacoes',
  summary: 'Marca todas as notificações de um plano como lidas.',
  group: 'Notificações',
  access: { kind: 'authenticated' },
  about: { nothing: 'own-session' },
  body: v.strictObject({ idPlano: idOrZero }),
  answer: v.object({ reagidas: v.number() }),
})

/** Marks one's own notifications as read. Ids of other people change nothing and are left out of the answer. */
export const reagirNotificacao = defineCall({
  method: 'POST',
  path: '/reagirNotificacao',
  summary: 'Marca notificações como lidas.',
  group: 'Notificações',
  access: { kind: 'authenticated' },
  about: { nothing: 'own-session' },
  body: v.strictObject({
    idsNotificacoes: v.pipe(
      v.array(notificationId),
      v.minLength(1, 'Escolha ao menos uma notificação.'),
      v.maxLength(200, 'Marque no máximo 200 notificações por vez.'),
    ),
  }),
  answer: v.object({ reagidas: v.array(notificationId) }),
})

/** Events of the real-time connection (path /socket.io). The client emits `authenticate` with a ticket, then listens. */
export const realtimeEvents = {
  authenticate: 'authenticate',
  authenticated: 'authenticated',
  refused: 'unauthorized',
  /** Carries one {@link notification}. */
  newNotification: 'newNotification',
  /** Carries {@link notificationsRead}: they were read elsewhere, or wait for nobody any more. */
  notificationsRead: 'notificationsRead',
} as const

/** Ids of notifications that are no longer unread. */
export const notificationsRead = v.object({ ids: v.array(notificationId) })
