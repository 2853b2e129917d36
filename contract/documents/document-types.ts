/** Kinds of document that a person may send by themselves. What goes with a request, as a medical report, is sent with it. */
export const DOCUMENT_TYPES = ['identidade', 'comprovante-residencia', 'certidao', 'outro'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]
