import * as v from 'valibot'
import { findCpf } from '#domain/cpf-in-text.ts'
import { settingRights } from '#domain/settings/setting-rights.ts'
import { defineCall } from '../define-call.ts'
import {
  boundedText,
  id,
  idOrZeroText,
  idText,
  isoInstant,
  named,
  pageQuery,
  pageTotals,
  sentence,
  submissionKey,
} from '../formats.ts'
import { announcementAudiences, announcementStates } from './announcement-states.ts'
import { LONGEST_TEXT, LONGEST_TITLE } from './announcements-limits.ts'
import { portalPath } from './notifications.ts'

/** Furthest day for which one may be planned. */
export const MAX_DAYS_AHEAD = 365

const group = 'Notificações'
const anyAttendant = { kind: 'attendant', minimumLevel: settingRights.read } as const

const audience = v.picklist(announcementAudiences, 'Escolha para quem é a notificação.')
const category = v.pipe(
  v.number('Escolha uma categoria.'),
  v.integer('Escolha uma categoria.'),
  v.minValue(1, 'Escolha uma categoria.'),
  v.maxValue(5, 'Escolha uma categoria.'),
)

/** Words that go to many people, in the bell and by e-mail: nobody's CPF is in them. */
const words = (longest: number, empty: string) =>
  v.pipe(
    sentence(longest, empty),
    v.check((text) => !findCpf(text), 'Não escreva CPF: este texto vai por e-mail.'),
  )

/** Whom it goes to: `idPessoa` for a person, `idPlano` for a plan, `idCategoria` for a category, of all plans without `idPlano`. */
const target = {
  destino: audience,
  idPessoa: v.optional(v.nullable(id), null),
  idPlano: v.optional(v.nullable(id), null),
  idCategoria: v.optional(v.nullable(category), null),
}

type Target = {
  destino: (typeof announcementAudiences)[number]
  idPessoa: number | null
  idPlano: number | null
  idCategoria: number | null
}

/** Fields of the audience that are missing, or given though they do not belong to it. */
const missing = ({ destino, idPessoa, idPlano, idCategoria }: Target) => ({
  idPessoa: destino === 'pessoa' ? idPessoa === null : idPessoa !== null,
  idPlano: destino === 'plano' ? idPlano === null : destino === 'pessoa' && idPlano !== null,
  idCategoria: destino === 'categoria' ? idCategoria === null : idCategoria !== null,
})

/** Announcement as an attendant writes it. `caminho` null: it leads to the notification center. `enviarEm` null: at once. */
const announcementForm = v.pipe(
  v.strictObject({
    ...target,
    titulo: words(LONGEST_TITLE, 'Escreva o título.'),
    texto: words(LONGEST_TEXT, 'Escreva o texto.'),
    caminho: v.nullable(portalPath),
    enviarEm: v.nullable(
      v.pipe(v.string('Informe o dia e a hora.'), v.isoTimestamp('Informe o dia e a hora.')),
    ),
    chaveEnvio: submissionKey,
  }),
  v.forward(
    v.check((form) => !missing(form).idPessoa, 'Escolha a pessoa.'),
    ['idPessoa'],
  ),
  v.forward(
    v.check((form) => !missing(form).idPlano, 'Escolha o plano.'),
    ['idPlano'],
  ),
  v.forward(
    v.check((form) => !missing(form).idCategoria, 'Escolha a categoria.'),
    ['idCategoria'],
  ),
)
export type AnnouncementForm = v.InferOutput<typeof announcementForm>

/**
 * A notification that an attendant sent or planned. `alcance`: how many have it, and while it waits how many had been counted; `lidas` of
 * them read it. `porEmail`: how many e-mails it has; `naoEntregues` of them could not be delivered.
 */
const announcement = v.object({
  id,
  destino: audience,
  pessoa: v.nullable(v.string()),
  plano: v.nullable(v.string()),
  categoria: v.nullable(named),
  titulo: v.string(),
  texto: v.string(),
  caminho: v.nullable(v.string()),
  enviadaPor: v.string(),
  criadaEm: isoInstant,
  enviarEm: isoInstant,
  estado: v.picklist(announcementStates),
  alcance: v.number(),
  porEmail: v.number(),
  lidas: v.number(),
  naoEntregues: v.number(),
  encerradaEm: v.nullable(isoInstant),
  canceladaPor: v.nullable(v.string()),
})
export type Announcement = v.InferOutput<typeof announcement>

/** How many people a notification would reach now (`idPessoa` 0: not one person's): those who see the portal in a plan that is meant. */
export const retornarAlcanceNotificacao = defineCall({
  method: 'GET',
  path: '/retornarAlcanceNotificacao',
  summary: 'Conta quem receberia uma notificação.',
  group,
  access: anyAttendant,
  about: { person: 'query.idPessoa', need: 'read', orAll: true },
  query: v.object({
    idPessoa: v.optional(idOrZeroText, '0'),
    idPlano: v.optional(idText),
    idCategoria: v.optional(boundedText(1, 5, 1)),
  }),
  answer: v.object({ pessoas: v.number(), porEmail: v.number(), nome: v.nullable(v.string()) }),
})

/**
 * Sends a notification to a person, a plan or a category, now or at a time. Answered as soon as it is stored: it goes out in pieces, to
 * whoever is meant by then. The same again under the same key answers the first one; 409 `chave-ja-usada` with other words, readers or time.
 */
export const enviarNotificacao = defineCall({
  method: 'POST',
  path: '/enviarNotificacao',
  summary: 'Envia uma notificação a uma pessoa, a um plano ou a uma categoria.',
  group,
  access: anyAttendant,
  about: { setting: 'notificacoes', act: 'publish' },
  body: announcementForm,
  answer: announcement,
  problems: [403, 409],
})

/** Sent and planned ones, the newest first. */
export const retornarNotificacoesEnviadas = defineCall({
  method: 'GET',
  path: '/retornarNotificacoesEnviadas',
  summary: 'Lista as notificações enviadas e as agendadas.',
  group,
  access: anyAttendant,
  about: { nothing: 'scoped-list' },
  query: v.object(pageQuery),
  answer: v.object({ enviadas: v.array(announcement), ...pageTotals }),
  problems: [403],
})
export type AnnouncementPage = v.InferOutput<typeof retornarNotificacoesEnviadas.answer>

/** Cancels one that is planned. 409 when it went out or was cancelled meanwhile. */
export const cancelarNotificacaoAgendada = defineCall({
  method: 'POST',
  path: '/cancelarNotificacaoAgendada',
  summary: 'Cancela uma notificação agendada.',
  group,
  access: anyAttendant,
  about: { setting: 'notificacoes', act: 'publish' },
  body: v.strictObject({ idEnvio: id }),
  answer: announcement,
  problems: [403, 404, 409],
})
