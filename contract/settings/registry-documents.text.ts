import { documentGone } from '../proof.ts'

export const registryDocumentSentences = {
  type: 'Envie o documento em PDF.',
  gone: documentGone,
} as const
