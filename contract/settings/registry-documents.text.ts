export const registryDocumentSentences = {
  type: 'Envie o documento em PDF.',
  gone: 'Este documento não está mais guardado. Envie-o de novo.',
} as const
