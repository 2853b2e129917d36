import * as v from 'valibot'
import { enhancedDiligence } from '../declarations/declarations.ts'
import { defineCall } from '../define-call.ts'
import { id, idOrZeroText, idText, isoInstant, named, optionalText, sentence } from '../formats.ts'
import { identityProtection } from '../identity/identity.ts'
import { SHORTEST_REASON } from '../service-desk/service-desk.ts'
import { deskTerm } from './desk-term.ts'
import { requestDetail, requestListFilters } from './requests.ts'

/** Longest note, characters. */
export const LONGEST_CASE_NOTE = 2000

/** Who works on a request, since when, and until when that holds without being said again. `minha`: the caller does. */
const caseLock = v.object({ por: named, minha: v.boolean(), desde: isoInstant, ate: isoInstant })
export type CaseLockOnWire = v.InferOutput<typeof caseLock>

const caseNote = v.object({ id, autor: named, texto: v.string(), data: isoInstant })
export type CaseNote = v.InferOutput<typeof caseNote>

/** Another request of the same person. `igual`: it asks for the same kind in the same plan, and one of the two may be one too many. */
const otherRequest = v.object({
  id,
  protocolo: v.string(),
  funcionalidade: named,
  plano: named,
  status: named,
  dataSolicitacao: isoInstant,
  igual: v.boolean(),
})
export type OtherRequest = v.InferOutput<typeof otherRequest>

/**
 * Effect of granting a request, before it is done: `efeitos` in sentences, by the rules and balances of today; `obstaculo`: why it could
 * not be granted today; `quem`: who has to grant it, where that is somebody else whatever the caller does.
 */
const grantOutlook = v.object({
  efeitos: v.array(v.string()),
  obstaculo: v.nullable(v.string()),
  quem: v.nullable(v.string()),
})
export type GrantOutlookOnWire = v.InferOutput<typeof grantOutlook>

/**
 * A request as attendants work on it. `presentes`: colleagues who have it open now. `notas`: the oldest first. `outras`: the person's other
 * requests, those of the same kind first, then the newest, twenty at most. `deferimento`: null once it is decided. `podeTransferir`:
 * whether the caller may hand it over now. `protecao`: what waits of its person's contacts and account.
 * `termo`: of a portability, by when its term goes to the destination. None of it is ever told to the participant.
 */
const requestCase = v.object({
  trava: v.nullable(caseLock),
  presentes: v.array(named),
  notas: v.array(caseNote),
  outras: v.array(otherRequest),
  deferimento: v.nullable(grantOutlook),
  podeTransferir: v.boolean(),
  protecao: v.nullable(identityProtection),
  diligencia: enhancedDiligence,
  termo: v.nullable(deskTerm),
})
export type RequestCase = v.InferOutput<typeof requestCase>

/** For attendants, beside the request itself. Empty for the caller's own request, and for one of the person whom they serve. */
export const retornarCaso = defineCall({
  method: 'GET',
  path: '/retornarCaso/{idRequisicao}',
  summary:
    'Retorna o que o atendimento sabe de uma solicitação: trava, notas internas e o efeito do deferimento.',
  group: 'Solicitações',
  access: { kind: 'attendant', minimumLevel: 1 },
  about: { request: 'params.idRequisicao', need: 'read' },
  params: v.object({ idRequisicao: idText }),
  answer: requestCase,
})

/**
 * Says that the caller works on a request, for two minutes; said again, two more. What a colleague works on answers 409 `em-uso`, unless a
 * `motivo` takes it over: the colleague is told at once and the reason is kept. Moves of everybody else are refused meanwhile.
 */
export const segurarCaso = defineCall({
  method: 'POST',
  path: '/segurarCaso',
  summary: 'Segura uma solicitação para quem trabalha nela, por dois minutos.',
  group: 'Solicitações',
  access: { kind: 'attendant', minimumLevel: 1 },
  about: { request: 'body.idRequisicao', need: 'decide' },
  body: v.strictObject({
    idRequisicao: id,
    motivo: v.optional(
      v.pipe(
        sentence(500, 'Escreva o motivo.'),
        v.minLength(SHORTEST_REASON, `Explique o motivo com pelo menos ${SHORTEST_REASON} letras.`),
      ),
    ),
  }),
  answer: v.object({ trava: caseLock }),
  problems: [409],
})

/** The caller does not work on a request any more. Harmless when they did not. */
export const soltarCaso = defineCall({
  method: 'POST',
  path: '/soltarCaso',
  summary: 'Solta uma solicitação que a pessoa segurava.',
  group: 'Solicitações',
  access: { kind: 'attendant', minimumLevel: 1 },
  about: { request: 'body.idRequisicao', need: 'decide' },
  body: v.strictObject({ idRequisicao: id }),
  answer: v.object({ solta: v.literal(true) }),
})

/** Writes an internal note, which is never changed. 403 on one's own request. */
export const anotarCaso = defineCall({
  method: 'POST',
  path: '/anotarCaso',
  summary: 'Escreve uma nota interna numa solicitação.',
  group: 'Solicitações',
  access: { kind: 'attendant', minimumLevel: 1 },
  about: { request: 'body.idRequisicao', need: 'decide' },
  body: v.strictObject({ idRequisicao: id, texto: sentence(LONGEST_CASE_NOTE, 'Escreva a nota.') }),
  answer: caseNote,
})

/**
 * Hands a request in analysis over to a colleague, or back to the queue (`idPessoaAtendente` null), by who holds it or an administrator.
 * `nota`: what the colleague should know, kept as an internal note. 409 `versao-desatualizada` when somebody was faster, `em-uso` while a
 * colleague works on it; 422 for who may not analyse it.
 */
export const transferirCaso = defineCall({
  method: 'POST',
  path: '/transferirCaso',
  summary: 'Passa uma solicitação em análise para um colega, ou de volta para a fila.',
  group: 'Solicitações',
  access: { kind: 'attendant', minimumLevel: 1 },
  about: { request: 'body.idRequisicao', need: 'decide' },
  body: v.strictObject({
    idRequisicao: id,
    versao: v.pipe(v.number(), v.integer(), v.minValue(1)),
    idPessoaAtendente: v.nullable(id),
    nota: v.optional(optionalText(LONGEST_CASE_NOTE), ''),
  }),
  answer: requestDetail,
  problems: [409],
})

/**
 * The next request for the caller among those that a list finds, by what is due first: where it is the service desk's turn, nobody else has
 * it or works on it, and the caller may. `depoisDe`: the one that is open, after which it is looked for, and from the beginning
 * where none follows; null: there is no other.
 */
export const retornarProximoCaso = defineCall({
  method: 'GET',
  path: '/retornarProximoCaso',
  summary: 'Retorna a próxima solicitação para quem atende, pelo prazo, entre as de uma lista.',
  group: 'Solicitações',
  access: { kind: 'attendant', minimumLevel: 1 },
  about: { person: 'query.idPessoa', need: 'read', orAll: true },
  query: v.object({ ...requestListFilters, depoisDe: v.optional(idOrZeroText, '0') }),
  answer: v.object({ idRequisicao: v.nullable(id) }),
})

/** Why a request that is open at the service desk has to be read again: it moved, its lock, a takeover, who has it open, or a note. */
const caseCause = v.picklist(['passo', 'trava', 'assumida', 'presenca', 'nota'])
export type CaseCause = v.InferOutput<typeof caseCause>

/** Names of the real-time events about requests that attendants have open. */
export const caseEvents = {
  /** A page of an attendant shows a request from now on: `{ idRequisicao }`. */
  watchCase: 'watchCase',
  /** It does not any more. */
  unwatchCase: 'unwatchCase',
  /** Something of a request that the page shows is another: {@link caseChanged}. */
  caseChanged: 'caseChanged',
} as const

/** The request that a page shows. */
export const watchedCase = v.object({ idRequisicao: id })

/** Payload of {@link caseEvents.caseChanged}; nothing of the request itself. `por`: the attendant who did it. */
export const caseChanged = v.object({ idRequisicao: id, causa: caseCause, por: v.nullable(named) })
export type CaseChanged = v.InferOutput<typeof caseChanged>
