import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { id, idOrZero, keyword, sentence, typedDate } from '../formats.ts'
import { queueFilters, requestOrders, rowsPerPage } from './request-queue.ts'

/** Longest name of a view, characters. */
const LONGEST_VIEW_NAME = 40

/** Most views that an attendant keeps. */
export const MAX_VIEWS = 20

/** Filters of a view and its order: those of `retornarSolicitacoes`, except for the person. An absent filter does not filter. */
const viewFilters = v.strictObject({
  idPlano: v.optional(idOrZero),
  idFuncionalidade: v.optional(idOrZero),
  idStatus: v.optional(idOrZero),
  dataSolicitacaoInicio: v.optional(typedDate),
  dataSolicitacaoFinal: v.optional(typedDate),
  palavraChave: v.optional(v.pipe(keyword, v.minLength(1, 'Escreva o que procurar.'))),
  responsavel: v.optional(v.picklist(queueFilters.responsavel)),
  prazo: v.optional(v.picklist(queueFilters.prazo)),
  aguarda: v.optional(v.picklist(queueFilters.aguarda)),
  ordem: v.optional(v.picklist(requestOrders)),
})
export type ViewFilters = v.InferOutput<typeof viewFilters>

/** A kept view. */
const requestView = v.object({ id, nome: v.string(), filtros: viewFilters })
export type RequestView = v.InferOutput<typeof requestView>

/** How the caller has set the request centre up: rows a page, and their own views by name. */
const centre = v.object({ linhasPorPagina: v.picklist(rowsPerPage), visoes: v.array(requestView) })

const access = { kind: 'attendant', minimumLevel: 1 } as const
const about = { nothing: 'own-session' } as const
const group = 'Solicitações'

export const retornarPreferenciasCentral = defineCall({
  method: 'GET',
  path: '/retornarPreferenciasCentral',
  summary: 'Retorna as visões salvas do atendente e quantas linhas ele vê por página.',
  group,
  access,
  about,
  answer: centre,
})

/** How many rows the caller's pages have from now on. */
export const alterarLinhasCentral = defineCall({
  method: 'POST',
  path: '/alterarLinhasCentral',
  summary: 'Muda quantas linhas por página o atendente vê na central de solicitações.',
  group,
  access,
  about,
  body: v.strictObject({ linhasPorPagina: v.picklist(rowsPerPage, 'Escolha 5, 25 ou 50.') }),
  answer: v.object({ linhasPorPagina: v.picklist(rowsPerPage) }),
})

/** Keeps filters under a name; under one that is there already, in place of what it had. 409 when there are as many as are kept. */
export const guardarVisao = defineCall({
  method: 'POST',
  path: '/guardarVisao',
  summary: 'Guarda filtros da central de solicitações como uma visão do atendente.',
  group,
  access,
  about,
  body: v.strictObject({ nome: sentence(LONGEST_VIEW_NAME, 'Dê um nome à visão.'), filtros: viewFilters }),
  answer: requestView,
  problems: [409],
})

/** Takes one of the caller's views away. */
export const removerVisao = defineCall({
  method: 'POST',
  path: '/removerVisao',
  summary: 'Remove uma visão salva do atendente.',
  group,
  access,
  about,
  body: v.strictObject({ idVisao: id }),
  answer: v.object({ id }),
  problems: [404],
})
