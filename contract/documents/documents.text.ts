import type { DocumentType } from './document-types.ts'

/** Kinds of document that people send by themselves. */
export const documentTypeNames: Readonly<Record<DocumentType, string>> = {
  identidade: 'Documento de identidade',
  'comprovante-residencia': 'Comprovante de residência',
  certidao: 'Certidão',
  outro: 'Outro documento',
}

/** Complaints about a document that is sent. */
export const documentSentences = {
  typeRequired: 'Escolha que documento é este.',
  fileRequired: 'Envie o arquivo do documento.',
  reasonRequired: 'Escreva por que você precisa ver este documento.',
  noteRequired: 'Diga que documento é este.',
} as const

/** Said to an attendant who has not said why yet. */
export const reasonMissing = 'Diga por que você precisa ver este documento antes de abri-lo.'
