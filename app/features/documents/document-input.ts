import type { DocumentType } from '#contract/documents/document-types.ts'
import { documentSentences } from '#contract/documents/documents.text.ts'

/** Form values of a document; null where empty. `arquivo`: id of the uploaded file. */
export type DocumentValues = { tipo: DocumentType | null; arquivo: string | null; observacao: string }

export const firstDocument: DocumentValues = { tipo: null, arquivo: null, observacao: '' }

/** Missing fields, by wire path. The API checks again. */
export function documentProblems({ tipo, arquivo, observacao }: DocumentValues) {
  const fields = {
    ...(tipo === null && { tipo: documentSentences.typeRequired }),
    ...(arquivo === null && { arquivo: documentSentences.fileRequired }),
    ...(tipo === 'outro' && observacao.trim() === '' && { observacao: documentSentences.noteRequired }),
  }
  return Object.keys(fields).length > 0 ? { fields } : undefined
}

/** The values as they are sent, once nothing is missing. */
export function documentToSend({ tipo, arquivo, observacao }: DocumentValues) {
  return { tipo: tipo ?? 'outro', arquivo: arquivo ?? '', observacao: observacao.trim() }
}
