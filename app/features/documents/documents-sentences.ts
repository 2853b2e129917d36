import type { IssuedDocument } from '#contract/documents/documents.ts'
import { monthText } from '#contract/value-text.ts'
import { issuedNames } from './documents.text.ts'

/** Title of a document, specific enough to tell two of a kind apart: `Contracheque de outubro de 2026`. */
export function issuedTitle({ tipo, referencia, assunto, protocolo, ano }: IssuedDocument): string {
  const { one } = issuedNames[tipo]
  switch (tipo) {
    case 'contracheque':
      return `${one} de ${monthText(referencia)}`
    case 'comprovante-rendimentos':
    case 'demonstrativo-contribuicoes':
      return `${one} de ${ano}`
    case 'solicitacao':
      return `${one}: ${assunto ?? ''}, protocolo ${protocolo ?? ''}`
    case 'ata':
      return assunto ?? one
    default:
      return one
  }
}

/** How many documents are shown. */
export function foundSentence(count: number): string {
  if (count === 0) return 'Nenhum documento'
  return count === 1 ? '1 documento' : `${count} documentos`
}

/** Name of a year's table. */
export function yearCaption(year: number): string {
  return `Documentos de ${year}`
}
