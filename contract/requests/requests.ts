import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import {
  boundedText,
  id,
  idOrZeroText,
  idText,
  isoInstant,
  keyword,
  named,
  pageTotals,
  sentence,
  typedDate,
  wordOf,
} from '../formats.ts'
import { loanContractState } from '../loans/loan-contract.ts'
import { moveExtras, requestCorrection, requestLife } from './request-life.ts'
import { queueFilters, requestOrders } from './request-queue.ts'
import { deadlineWords, requestAuthorWords, requestExportWords } from './wire-words.ts'

/**
 * A request in a list. Instants in UTC; `pessoa.cpf` masked (`***.982.247-**`). `analista`: the attendant who has it. `versao` grows with every write. `prioridade`: why
 * it comes before others while it waits, `por-lei` where the reason is one of health.
 */
const requestItem = v.object({
  id,
  protocolo: v.string(),
  pessoa: v.object({ id, nome: v.string(), cpf: v.string() }),
  plano: named,
  funcionalidade: named,
  status: named,
  analista: v.nullable(v.object({ id, nome: v.string() })),
  versao: v.number(),
  dataSolicitacao: v.string(),
  dataAtualizacao: v.string(),
  prioridade: v.nullable(v.picklist(['80-anos', '60-anos', 'por-lei'])),
  prazo: v.nullable(
    v.object({ data: v.string(), situacao: v.picklist([...deadlineWords.words, 'pausado']) }),
  ),
})
export type RequestItem = v.InferOutput<typeof requestItem>

export const requestListFilters = {
  idPessoa: v.optional(idOrZeroText, '0'),
  idPlano: v.optional(idOrZeroText, '0'),
  idFuncionalidade: v.optional(idOrZeroText, '0'),
  idStatus: v.optional(idOrZeroText, '0'),
  dataSolicitacaoInicio: v.optional(typedDate),
  dataSolicitacaoFinal: v.optional(typedDate),
  palavraChave: v.optional(keyword),
  responsavel: v.optional(v.picklist(queueFilters.responsavel, 'Escolha eu ou ninguem.')),
  prazo: v.optional(v.picklist(queueFilters.prazo, 'Escolha vencido ou atencao.')),
  aguarda: v.optional(v.picklist(queueFilters.aguarda, 'Escolha atendimento, participante ou terceiro.')),
  ordem: v.optional(v.picklist(requestOrders, 'Escolha recentes, antigas ou prazo.')),
}

/**
 * Requests, newest first. 0 or absent means all; dates are inclusive, São Paulo; `page` starts at 0. A participant gets only their own.
 * `responsavel`, `prazo` and `aguarda` find only what is not decided: who has it, how near its date is while the clock runs, and whose turn
 * it is. `ordem` `prazo`: of whom comes first by law (`prioridade`), then what is due first; what waits for its participant after it, in the
 * same order, and then, newest first, what is decided.
 * `totalExato` false: there are more than `totalItems`, and the pages end there; so it is only where a keyword finds more than 10,000, of
 * which the newest are listed, newest first whatever the order.
 */
export const retornarSolicitacoes = defineCall({
  method: 'GET',
  path: '/retornarSolicitacoes',
  summary: 'Lista solicitações com filtros e paginação.',
  group: 'Solicitações',
  access: { kind: 'authenticated' },
  about: { person: 'query.idPessoa', need: 'read', orAll: true },
  query: v.object({
    ...requestListFilters,
    page: boundedText(0, 10_000_000, 0),
    limit: boundedText(1, 50, 5),
  }),
  answer: v.object({
    requisicoes: v.array(requestItem),
    ...pageTotals,
    totalExato: v.boolean(),
  }),
})

/**
 * A spreadsheet of requests that somebody asked for. `link`: a path below {host}, which delivers the file from `pronta` on until
 * `disponivelAte`. `linhas` of `total` are written; of those `na-fila`, `naFrente` says how many are served before. Instants in UTC.
 * `aviso`: why it failed.
 */
const requestExport = v.object({
  link: v.string(),
  arquivo: v.string(),
  situacao: wordOf(requestExportWords),
  linhas: v.number(),
  total: v.number(),
  naFrente: v.number(),
  pedidaEm: v.string(),
  disponivelAte: v.nullable(v.string()),
  aviso: v.nullable(v.string()),
})
export type RequestExportOnWire = v.InferOutput<typeof requestExport>

/**
 * Writes the filtered requests to a timestamped .xlsx and answers its link. Up to 20,000 of them it answers when the file is ready, unless
 * others keep it waiting; beyond that at once, and {@link retornarExportacoes} says how far it is. The same again, while it is not ready,
 * answers the same. Nothing to export: 404. Asked by who decides on them for re-registrations alone (`idFuncionalidade` 19), a second sheet
 * has what each granted one had and has now, and those go from *Deferido* to *Exportado* once the file is written.
 */
export const exportarDadosRecadastramento = defineCall({
  method: 'GET',
  path: '/exportarDadosRecadastramento',
  summary: 'Exporta as solicitações filtradas para uma planilha.',
  group: 'Solicitações',
  access: { kind: 'authenticated' },
  about: { person: 'query.idPessoa', need: 'read', orAll: true },
  query: v.object(requestListFilters),
  answer: requestExport,
  problems: [409],
  makesDocument: true,
})

/** The spreadsheets that the caller asked for: those on their way, those that can be fetched, and those that failed within an hour. Newest first. */
export const retornarExportacoes = defineCall({
  method: 'GET',
  path: '/retornarExportacoes',
  summary: 'Lista as planilhas que a pessoa pediu e o andamento de cada uma.',
  group: 'Solicitações',
  access: { kind: 'authenticated' },
  about: { nothing: 'own-session' },
  answer: v.array(requestExport),
})

/** Delivers an exported spreadsheet to the person who asked for it, for one hour; 409 until it is ready. */
export const arquivoExportado = defineCall({
  method: 'GET',
  path: '/arquivoExportado/{idArquivo}',
  summary: 'Entrega uma planilha exportada.',
  group: 'Solicitações',
  access: { kind: 'authenticated' },
  about: { export: 'params.idArquivo', need: 'self' },
  params: v.object({ idArquivo: v.pipe(v.string(), v.uuid('Arquivo desconhecido.')) }),
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  problems: [409],
})

/** Kinds of request, sorted by name. Not the service catalogue: 19 is Recadastramento and 20 Alteração de Email Atendimento. */
export const requisicaoFuncionalidade = defineCall({
  method: 'GET',
  path: '/requisicaoFuncionalidade',
  summary: 'Lista as funcionalidades que geram solicitações.',
  group: 'Solicitações',
  access: { kind: 'authenticated' },
  about: { nothing: 'public' },
  answer: v.array(named),
})

/** The nine request statuses, sorted by name. */
export const requisicaoStatus = defineCall({
  method: 'GET',
  path: '/requisicaoStatus',
  summary: 'Lista os status das solicitações.',
  group: 'Solicitações',
  access: { kind: 'authenticated' },
  about: { nothing: 'public' },
  answer: v.array(named),
})

/**
 * One step of a request's life. `autor.papel` says on whose side the author was; `etapa`: the stage it went on to, for a step within its
 * analysis; `correcoes`: what a return asked to correct.
 */
const requestEvent = v.object({
  id,
  data: v.string(),
  de: v.nullable(named),
  para: named,
  autor: v.object({ nome: v.string(), papel: wordOf(requestAuthorWords) }),
  motivo: v.nullable(v.string()),
  etapa: v.nullable(v.string()),
  correcoes: v.array(requestCorrection),
})

/**
 * Data of one version of a request, when it was sent (an instant), and its verification code: SHA-256, the same on every document and page.
 */
const requestVersion = v.object({
  versao: v.number(),
  enviadaEm: v.string(),
  codigo: v.string(),
  dados: v.record(v.string(), v.unknown()),
})

/** A file that went with a request. */
const requestDocument = v.object({
  id: v.string(),
  tipo: v.string(),
  bytes: v.number(),
  nome: v.string(),
})
export type RequestDocument = v.InferOutput<typeof requestDocument>

/**
 * A request with its data, history (oldest first) and the moves that the caller may make now. `versao` grows with every write.
 * `correcao`: address in the portal of the form in which the caller can correct it now; null when it is not their turn or the service
 * has no form. `podeResponder`: the caller answers it where it is followed (`responderSolicitacao`), since its service has none.
 * `responderAte`: last day of the answer, while it is returned. `prazoInicial`: the day by which it would have been decided had nothing
 * kept it waiting; null without a term. `refazer`: address of the form in which the caller can ask again for what came to nothing; null
 * where it stands, or has no form. `cancelavelAte`: last day on which the participant may cancel it; null: until the decision.
 * `documentos`: the files that went with it and are still kept, each with what it is called; handed over by `arquivoDocumentoSolicitacao`.
 * `parada`: why nothing happens to it any more although it is open; null: it goes on.
 * `codigo`: the verification code of what was sent last, as `dados` are its data; `versoes`: everything that was sent, oldest first.
 * `contrato`: of a loan, what `arquivoContratoEmprestimo` hands over; null for what it does not.
 */
export const requestDetail = v.object({
  ...requestItem.entries,
  dados: v.record(v.string(), v.unknown()),
  eventos: v.array(requestEvent),
  movimentos: v.array(v.object({ status: named, exigeMotivo: v.boolean() })),
  parada: v.nullable(v.string()),
  correcao: v.nullable(v.string()),
  podeResponder: v.boolean(),
  responderAte: v.nullable(v.string()),
  prazoInicial: v.nullable(v.string()),
  refazer: v.nullable(v.string()),
  cancelavelAte: v.nullable(v.string()),
  documentos: v.array(requestDocument),
  codigo: v.string(),
  versoes: v.array(requestVersion),
  contrato: v.nullable(loanContractState),
  ...requestLife,
})
export type RequestDetail = v.InferOutput<typeof requestDetail>

/** One request. A participant reaches only their own; somebody else's answers 404, as if it did not exist. */
export const retornarRequisicao = defineCall({
  method: 'GET',
  path: '/retornarRequisicao/{idRequisicao}',
  summary: 'Retorna uma solicitação com dados e histórico.',
  group: 'Solicitações',
  access: { kind: 'authenticated' },
  about: { request: 'params.idRequisicao', need: 'read' },
  params: v.object({ idRequisicao: idText }),
  answer: requestDetail,
})

/** The receipt of a request as a PDF: protocol, what was asked, its steps so far and the code of what was sent. */
export const arquivoComprovanteSolicitacao = defineCall({
  method: 'GET',
  path: '/arquivoComprovanteSolicitacao/{idRequisicao}',
  summary: 'Entrega o comprovante de uma solicitação em PDF, com protocolo e código de conferência.',
  group: 'Solicitações',
  access: { kind: 'authenticated' },
  about: { request: 'params.idRequisicao', need: 'read' },
  params: v.object({ idRequisicao: idText }),
  file: 'application/pdf',
})

/** A file that went with a request, as it was kept. */
export const arquivoDocumentoSolicitacao = defineCall({
  method: 'GET',
  path: '/arquivoDocumentoSolicitacao/{idDocumento}',
  summary: 'Entrega um documento enviado com uma solicitação.',
  group: 'Solicitações',
  access: { kind: 'authenticated' },
  about: { file: 'params.idDocumento', of: 'request-document', need: 'read' },
  params: v.object({ idDocumento: v.pipe(v.string(), v.uuid('Documento desconhecido.')) }),
  file: 'application/octet-stream',
})

/**
 * Moves a request to another status; or keeps what was looked at in its stage (`itensConferidos`) and sends it on to the next one (`etapa`)
 * while it stays in analysis (`idStatus` 2). It is granted from its last stage. A return names what to correct where the kind has a list
 * (`corrigiveis`). `versao` is the version that the caller saw: an older one answers 409 `versao-desatualizada`;
 * a move that the workflow does not know, or that the caller may not make, answers 409 `transicao-invalida` or 403.
 */
export const movimentarRequisicao = defineCall({
  method: 'POST',
  path: '/movimentarRequisicao',
  summary: 'Muda o status ou a etapa de uma solicitação.',
  group: 'Solicitações',
  access: { kind: 'authenticated' },
  about: { request: 'body.idRequisicao', need: 'decide' },
  body: v.strictObject({
    idRequisicao: id,
    idStatus: v.pipe(id, v.maxValue(9, 'Status desconhecido.')),
    versao: v.pipe(v.number(), v.integer(), v.minValue(1)),
    motivo: v.optional(sentence(1000, 'Escreva o motivo.')),
    ...moveExtras,
  }),
  answer: requestDetail,
  problems: [409],
})

/** Whom the payroll of a day did not pay, and why; the first twenty by name. `motivo`: as `due-acts.text.ts` names reasons. */
const newestPayroll = v.object({
  dia: v.string(),
  total: v.number(),
  naoPagos: v.array(v.object({ nome: v.string(), plano: v.string(), motivo: v.string() })),
})
export type NewestPayroll = v.InferOutput<typeof newestPayroll>

/**
 * The attendants' queue in figures: how many requests are in each status that is not over, how many are past their date. `idPlano`: of one
 * plan; 0 or absent: of all. Each figure counts what `retornarSolicitacoes` lists with the filter of its name: `vencidas` with `prazo` `vencido`,
 * `emRisco` with `atencao`, `semResponsavel` and `minhas` with `responsavel`, `recebidasHoje` with both days `hoje`. `semanas`: eight, from Monday
 * on, the last one running. `naoEfetivadas`: granted, but what they promised could not be carried out; the first five. `tarefasComFalha`: other
 * duties of the portal that failed and are tried again, of every plan; `tarefas`: the same by kind, since which day, and when the next try is.
 * `folha`: whom the newest payroll did not pay, of every plan; null before the first one. `naoFeitas`: other duties of the last thirty days
 * that found nothing to do, for a reason by which somebody may go without; by kind and reason.
 */
export const retornarResumoAtendimento = defineCall({
  method: 'GET',
  path: '/retornarResumoAtendimento',
  summary: 'Retorna os números da fila de atendimento.',
  group: 'Solicitações',
  access: { kind: 'attendant', minimumLevel: 1 },
  about: { nothing: 'scoped-list' },
  query: v.object({ idPlano: v.optional(idOrZeroText, '0') }),
  answer: v.object({
    porStatus: v.array(v.object({ status: named, quantidade: v.number() })),
    vencidas: v.number(),
    recebidasHoje: v.number(),
    emAnaliseComigo: v.number(),
    emRisco: v.number(),
    semResponsavel: v.number(),
    minhas: v.number(),
    hoje: v.string(),
    semanas: v.array(v.object({ inicio: v.string(), recebidas: v.number(), decididas: v.number() })),
    naoEfetivadas: v.object({
      total: v.number(),
      primeiras: v.array(v.object({ id, protocolo: v.string() })),
    }),
    tarefasComFalha: v.number(),
    tarefas: v.array(
      v.object({
        tipo: v.string(),
        quantidade: v.number(),
        desde: v.string(),
        proximaTentativa: v.nullable(isoInstant),
      }),
    ),
    folha: v.nullable(newestPayroll),
    naoFeitas: v.array(v.object({ tipo: v.string(), motivo: v.string(), quantidade: v.number() })),
    /** E-mails of the last seven days that got to nobody, of every plan. */
    emailsNaoEntregues: v.number(),
  }),
  problems: [403],
})
