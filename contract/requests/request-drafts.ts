import * as v from 'valibot'
import { serviceSlugs } from '#domain/plans/services/service-ids.ts'
import { defineCall } from '../define-call.ts'
import { DEPENDANT_TYPE_WORDS } from '../dependants/dependants.ts'
import { id, idText, isoInstant, linkParams, linkQuery, version } from '../formats.ts'
import { jsonObject } from '../json-object.ts'
import { submissionTarget } from '../submission.ts'
import { requestKindSlugs } from './request-kinds.ts'

const service = v.picklist(serviceSlugs, 'Escolha um serviço da lista.')

/** Which request of the service, where it has several; without it, the one that has the service's own name. */
const kind = v.optional(v.picklist(requestKindSlugs, 'Escolha um pedido da lista.'))

/** The forms of kinds that have several, each with a draft of its own: the lists of dependants. */
const DRAFT_PARTS = DEPENDANT_TYPE_WORDS
export type DraftPart = (typeof DRAFT_PARTS)[number]

const part = v.optional(v.picklist(DRAFT_PARTS, 'Escolha um formulário da lista.'))

/** Request that is being filled in: a new one of a service, or a returned one (`idRequisicao`) that is being corrected. */
export const draftedRequest = v.strictObject({
  servico: service,
  tipo: kind,
  parte: part,
  idRequisicao: v.optional(id),
})

/** Content of a form so far. `versao`: the one that the sender saw; 0: there was none. */
export const draftToSave = v.strictObject({
  ...draftedRequest.entries,
  versao: v.union([v.literal(0), version]),
  dados: jsonObject,
})

/**
 * The caller's own draft of a request: an attendant who serves somebody has their own, and neither sees the other's. `versao` 0 and nulls:
 * there is none. 404 for a `tipo` that the service does not file, for a `parte` that the kind does not have or that is missing where it has
 * some, and for an `idRequisicao` that is not such a request of this link, or does not wait to be corrected; so in the two calls below.
 */
export const retornarRascunhoSolicitacao = defineCall({
  method: 'GET',
  path: '/retornarRascunhoSolicitacao/{idPessoa}/{idPlano}',
  summary: 'Retorna o que a pessoa do token preencheu de uma solicitação e ainda não enviou.',
  group: 'Solicitações',
  access: { kind: 'authenticated' },
  about: { link: 'params', need: 'act' },
  params: linkParams,
  query: v.object({
    ...linkQuery.entries,
    servico: service,
    tipo: kind,
    parte: part,
    idRequisicao: v.optional(idText),
  }),
  answer: v.object({
    versao: v.number(),
    salvoEm: v.nullable(isoInstant),
    dados: v.nullable(jsonObject),
  }),
})

/** Saves the draft after the version that the sender saw. An older one answers 409 `versao-desatualizada`; 413 over 64 KiB. */
export const salvarRascunhoSolicitacao = defineCall({
  method: 'POST',
  path: '/salvarRascunhoSolicitacao',
  summary: 'Salva o preenchimento de uma solicitação.',
  group: 'Solicitações',
  access: { kind: 'authenticated' },
  about: { link: 'body', need: 'act' },
  body: v.strictObject({ ...submissionTarget, ...draftToSave.entries }),
  answer: v.object({ versao: v.number(), salvoEm: isoInstant }),
  problems: [409, 413],
})

/** Puts the draft away; without one it does nothing. Filing or sending the request again does so by itself. */
export const descartarRascunhoSolicitacao = defineCall({
  method: 'POST',
  path: '/descartarRascunhoSolicitacao',
  summary: 'Descarta o preenchimento de uma solicitação.',
  group: 'Solicitações',
  access: { kind: 'authenticated' },
  about: { link: 'body', need: 'act' },
  body: v.strictObject({ ...submissionTarget, ...draftedRequest.entries }),
  answer: v.object({ descartado: v.literal(true) }),
})
