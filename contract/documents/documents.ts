import * as v from 'valibot'
import { defineCall, defineLinkReading } from '../define-call.ts'
import {
  idText,
  isoInstant,
  linkParams,
  linkQuery,
  named,
  optionalText,
  pageQuery,
  pageTotals,
  sentence,
} from '../formats.ts'
import { takesProof } from '../proof.ts'
import { SHORTEST_REASON } from '../service-desk/service-desk.ts'
import { defineSubmission, submission } from '../submission.ts'
import { DOCUMENT_TYPES } from './document-types.ts'
import { documentSentences } from './documents.text.ts'
import { ISSUED_KINDS } from './issued-kinds.ts'

const group = 'Documentos'
const fileId = v.pipe(v.string(documentSentences.fileRequired), v.uuid(documentSentences.fileRequired))

/**
 * A document that the entity issued. `referencia`: what its own call names it by (a year, a month, an id; empty for what there is one of a
 * link). `data`: the day it is of, by which it is listed. `assunto`: what a request or a meeting was about; `protocolo` of a request.
 */
const issuedDocument = v.object({
  tipo: v.picklist(ISSUED_KINDS),
  referencia: v.string(),
  ano: v.number(),
  data: v.string(),
  assunto: v.nullable(v.string()),
  protocolo: v.nullable(v.string()),
})
export type IssuedDocument = v.InferOutput<typeof issuedDocument>

/** Every document of a plan link that exists by now, newest first. Nothing is copied: each is drawn by its own call when it is asked for. */
export const retornarDocumentosEmitidos = defineLinkReading({
  path: '/retornarDocumentosEmitidos/{idPessoa}/{idPlano}',
  summary: 'Lista os documentos que a entidade emitiu para a pessoa no plano.',
  group,
  answer: v.object({ documentos: v.array(issuedDocument) }),
})

/**
 * A file that a person sent. `nome`: what they called it; for attendants who may not see what it is about, what it is for. `sha256`: of what they sent, where it was
 * told with the sending, else of what is kept. `bytes`: of what is kept. `origem`: what it went with; `em-aberto`: it waits in a form. `disponivel`: its bytes are
 * handed over to who asks.
 */
const sentDocument = v.object({
  id: v.string(),
  nome: v.string(),
  descricao: v.string(),
  tipo: v.string(),
  bytes: v.number(),
  sha256: v.string(),
  enviadoEm: isoInstant,
  origem: v.variant('tipo', [
    v.object({
      tipo: v.literal('solicitacao'),
      idRequisicao: v.number(),
      protocolo: v.string(),
      nome: v.string(),
      status: named,
    }),
    v.object({ tipo: v.picklist(['cadastro', 'conversa', 'em-aberto']) }),
  ]),
  disponivel: v.boolean(),
})
export type SentDocument = v.InferOutput<typeof sentDocument>

/** A page of what a person sent. `pagina`: the one that is told, from 0: for a page beyond the end, the last one. */
const sentDocumentPage = v.object({
  documentos: v.array(sentDocument),
  pagina: v.number(),
  ...pageTotals,
})
export type SentDocumentPage = v.InferOutput<typeof sentDocumentPage>

/** Files of a person that are still kept, newest first, ten a page. Attendants do not see what waits in a form. */
export const retornarDocumentosEnviados = defineCall({
  method: 'GET',
  path: '/retornarDocumentosEnviados/{idPessoa}',
  summary: 'Lista os arquivos que a pessoa enviou e que ainda são guardados.',
  group,
  access: { kind: 'authenticated' },
  about: { person: 'params.idPessoa', need: 'read' },
  params: v.object({ idPessoa: idText }),
  query: v.object(pageQuery),
  answer: sentDocumentPage,
})

/** A file that a person sent, under its own name. An attendant says why first (`informarMotivoDocumento`): 403 until then. */
export const arquivoDocumentoEnviado = defineCall({
  method: 'GET',
  path: '/arquivoDocumentoEnviado/{idDocumento}',
  summary: 'Entrega um arquivo que a pessoa enviou.',
  group,
  access: { kind: 'authenticated' },
  about: { file: 'params.idDocumento', of: 'sent-document', need: 'read' },
  params: v.object({ idDocumento: fileId }),
  file: 'application/octet-stream',
})

/** Why an attendant opens a document; its person reads it. */
const readingReason = v.pipe(
  sentence(500, documentSentences.reasonRequired),
  v.minLength(SHORTEST_REASON, `Explique o motivo com pelo menos ${SHORTEST_REASON} letras.`),
)

/** An attendant gives a reason before a document is opened. */
const readingReasonForm = v.strictObject({ idDocumento: fileId, motivo: readingReason })

/** Keeps why an attendant opens a document of somebody: for 30 minutes they may, and each opening is recorded with it. */
export const informarMotivoDocumento = defineCall({
  method: 'POST',
  path: '/informarMotivoDocumento',
  summary: 'Registra por que o atendimento precisa ver um documento de uma pessoa.',
  group,
  access: { kind: 'attendant', minimumLevel: 1 },
  about: { file: 'body.idDocumento', of: 'sent-document', need: 'read' },
  body: readingReasonForm,
  answer: v.object({ validoAte: isoInstant }),
})

/** Keeps a document until it is sent: an image or a PDF, by its bytes. Of those that wait, the five newest stay. */
export const receberDocumento = defineCall({
  method: 'POST',
  path: '/receberDocumento/{idPessoa}/{idPlano}',
  summary: 'Recebe o arquivo de um documento.',
  group,
  access: { kind: 'authenticated' },
  about: { link: 'params', need: 'act' },
  params: linkParams,
  query: linkQuery,
  ...takesProof,
})

/** A document as a person sends it. `arquivo`: id of the file that was received before. */
const documentRequest = v.strictObject({
  ...submission,
  tipo: v.picklist(DOCUMENT_TYPES, documentSentences.typeRequired),
  observacao: optionalText(300),
  arquivo: fileId,
})

/**
 * Record of a document that was sent. `tamanho`: bytes as stored. `sha256`: of the file as it left the sender, whose own copy it proves;
 * `sha256Guardado`: of the stored file, which differs for images, as they are drawn again.
 */
export const documentData = v.object({
  tipo: v.picklist(DOCUMENT_TYPES),
  observacao: v.string(),
  nome: v.string(),
  tamanho: v.number(),
  recebidoEm: v.string(),
  sha256: v.string(),
  sha256Guardado: v.nullable(v.string()),
})
export type DocumentData = v.InferOutput<typeof documentData>

/** Sends a document to the entity: a request, which the service desk looks at. */
export const enviarDocumento = defineSubmission({
  path: '/enviarDocumento',
  summary: 'Envia um documento à entidade, com comprovante.',
  group,
  request: documentRequest,
  data: documentData,
})
