import * as v from 'valibot'
import { settingRights } from '#domain/settings/setting-rights.ts'
import { defineCall } from '../define-call.ts'
import { id, idOrZeroText, idText, isoInstant, pageQuery, pageTotals } from '../formats.ts'
import { emailFailures, emailStates, returnReasons } from './email-states.ts'

const group = 'E-mails'
const anyAttendant = { kind: 'attendant', minimumLevel: settingRights.read } as const

/**
 * An e-mail of the outbox. `para` is masked; null while the address of an e-mail with a code or a link was not looked up. `podeReenviar`: it
 * was given up or came back, and what it says still makes sense. Kept for 90 days.
 */
const outboxEmail = v.object({
  id,
  mensagem: v.string(),
  assunto: v.string(),
  para: v.nullable(v.string()),
  pessoa: v.nullable(v.object({ id, nome: v.string() })),
  idRequisicao: v.nullable(id),
  causadoPor: v.nullable(v.string()),
  estado: v.picklist(emailStates),
  tentativas: v.number(),
  falha: v.nullable(v.picklist(emailFailures)),
  naFilaEm: isoInstant,
  tentadoEm: v.nullable(isoInstant),
  enviadoEm: v.nullable(isoInstant),
  devolvidoEm: v.nullable(isoInstant),
  podeReenviar: v.boolean(),
})
export type OutboxEmail = v.InferOutput<typeof outboxEmail>

/** Which e-mails are listed. `naoEntregues` are those that were given up or refused, or came back. */
const outboxFilters = ['todos', ...emailStates, 'nao-entregues'] as const
export type OutboxFilter = (typeof outboxFilters)[number]

/**
 * The outbox, twenty e-mails a page, the newest first; filtered by state, by person (0: everybody's), by request, by what a notification sent to many
 * caused, and by message. `mensagens`: every message that is sent by e-mail, for the filter. `naoEntregues`: how many of the last seven
 * days were not delivered.
 */
export const retornarEmails = defineCall({
  method: 'GET',
  path: '/retornarEmails',
  summary: 'Lista os e-mails enviados, os que esperam e os que falharam.',
  group,
  access: anyAttendant,
  about: { person: 'query.idPessoa', need: 'read', orAll: true },
  query: v.object({
    ...pageQuery,
    estado: v.optional(v.picklist(outboxFilters, 'Escolha um dos estados.'), 'todos'),
    idPessoa: v.optional(idOrZeroText, '0'),
    idRequisicao: v.optional(idText),
    idEnvio: v.optional(idText),
    mensagem: v.optional(v.pipe(v.string(), v.regex(/^[a-z_]{1,60}$/, 'Escolha uma das mensagens.'))),
  }),
  answer: v.object({
    emails: v.array(outboxEmail),
    ...pageTotals,
    naoEntregues: v.number(),
    mensagens: v.array(v.object({ id: v.string(), nome: v.string() })),
  }),
})
export type OutboxPage = v.InferOutput<typeof retornarEmails.answer>

/** One e-mail with its text, codes and links that open something left out; `html`, as it was drawn, in the demonstration only. */
const outboxEmailDetail = v.object({
  ...outboxEmail.entries,
  texto: v.string(),
  html: v.nullable(v.string()),
})
export type OutboxEmailDetail = v.InferOutput<typeof outboxEmailDetail>

/** One e-mail as its reader sees it. Which attendant looked at it is on record. */
export const retornarEmail = defineCall({
  method: 'GET',
  path: '/retornarEmail/{idEmail}',
  summary: 'Retorna um e-mail com o texto que foi enviado.',
  group,
  access: anyAttendant,
  about: { nothing: 'scoped-list' },
  params: v.object({ idEmail: idText }),
  answer: outboxEmailDetail,
  problems: [403, 404],
})

/** Sends once more what was given up or came back, to the address that the person has now. 409 when it went meanwhile or carries a code or link. */
export const reenviarEmail = defineCall({
  method: 'POST',
  path: '/reenviarEmail',
  summary: 'Envia de novo um e-mail que não foi entregue.',
  group,
  access: anyAttendant,
  about: { setting: 'emails-enviados', act: 'edit' },
  body: v.strictObject({ idEmail: id }),
  answer: outboxEmail,
  problems: [403, 404, 409],
})

/** Since when what is sent to the address that a person has now does not get there, and why the last one did not. */
export const returningEmails = v.object({ desde: isoInstant, motivo: v.picklist(returnReasons) })
export type ReturningEmails = v.InferOutput<typeof returningEmails>

/**
 * Takes the report of a mail server that an e-mail could not be delivered, as it was written (RFC 3464), and notes it at the e-mail that came
 * back, which it finds by its Message-ID. Whatever is no such report, or is about no e-mail that is kept, is taken too and changes nothing. 404
 * where the entity gave no secret for it.
 */
export const receberDevolucaoDeEmail = defineCall({
  method: 'POST',
  path: '/receberDevolucaoDeEmail',
  summary: 'Recebe do servidor de e-mail o aviso de que um e-mail voltou.',
  group,
  access: { kind: 'public' },
  about: { nothing: 'credentials' },
  raw: {
    type: 'message/rfc822',
    maximumBytes: 1_048_576,
    credentials: 'o segredo que a entidade deu ao servidor de e-mail',
  },
  answer: v.object({ recebida: v.literal(true) }),
  problems: [404],
})
