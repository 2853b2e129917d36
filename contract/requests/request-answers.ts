import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { id, idText, sentence, submissionKey } from '../formats.ts'
import { proofRules, sentProof } from '../proof.ts'
import { requestDetail } from './requests.ts'

/** Documents that a request without a form in the portal may ask for, as the wire names them. */
export const answerDocuments = [
  'documento-identidade',
  'comprovante-bancario',
  'comprovante-endereco',
  'termo-assinado',
  'outro-documento',
] as const
export type AnswerDocument = (typeof answerDocuments)[number]

/** The written explanation, as an item that may be asked for. */
export const EXPLANATION = 'explicacao'

const path = v.pipe(v.string(), v.minLength(1), v.maxLength(120))
const fileId = v.pipe(v.string(), v.uuid('Envie o documento de novo.'))

/**
 * The answer to a returned request whose service has no form in the portal. `valores`: the fields that were asked for, by their paths,
 * amounts in reais and percentages in points; `documentos`: ids of files that were sent before. Every item that was asked for is given,
 * nothing else is changed.
 */
const requestAnswer = {
  valores: v.optional(
    v.record(path, v.union([v.pipe(v.string(), v.trim(), v.maxLength(500)), v.pipe(v.number(), v.finite())])),
    {},
  ),
  documentos: v.optional(v.record(v.picklist(answerDocuments, 'Este documento não existe.'), fileId), {}),
  explicacao: v.optional(sentence(1000, 'Escreva a explicação.')),
}

/**
 * Answers a returned request: what was corrected is kept as a new version of it, its documents replace the old ones, and it goes back to
 * its analysis. The same again under the same key answers the request as it is; one that is not returned answers 409.
 */
export const responderSolicitacao = defineCall({
  method: 'POST',
  path: '/responderSolicitacao',
  summary: 'Responde a uma solicitação devolvida, com os campos e documentos pedidos.',
  group: 'Solicitações',
  access: { kind: 'authenticated' },
  about: { request: 'body.idRequisicao', need: 'act' },
  body: v.strictObject({ idRequisicao: id, chaveEnvio: submissionKey, ...requestAnswer }),
  answer: requestDetail,
  problems: [409],
})

/** Keeps a document until the answer that names it: an image or a PDF, by its bytes. It takes the place of one that was sent before. */
export const enviarDocumentoSolicitacao = defineCall({
  method: 'POST',
  path: '/enviarDocumentoSolicitacao/{idRequisicao}/{documento}',
  summary: 'Recebe um documento pedido por uma solicitação devolvida.',
  group: 'Solicitações',
  access: { kind: 'authenticated' },
  about: { request: 'params.idRequisicao', need: 'act' },
  params: v.object({
    idRequisicao: idText,
    documento: v.picklist(answerDocuments, 'Este documento não existe.'),
  }),
  upload: { field: 'arquivo', ...proofRules },
  answer: sentProof,
  problems: [409, 413, 415],
})
