import { documentSentences } from '#contract/documents/documents.text.ts'
import type { DocumentType } from '#contract/documents/documents.ts'

/** What the form of a document holds; null while it is empty. `arquivo`: id of the file that was received. */
export type DocumentValues = { tipo: DocumentType | null; arquivo: string | null; observacao: string }

export const firstDocument: DocumentValues = { tipo: null, arquivo: null, observacao: '' }

/** What is missing, by wire path. The API looks again. */
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
