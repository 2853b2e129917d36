import { defineReading } from '../readings/define-reading.ts'
import { instant, text, textIfGiven } from '../readings/reading-line.ts'
import { documentTypeNames } from './documents.text.ts'
import type { DocumentData } from './documents.ts'
import { sizeText } from './files.text.ts'

/** A document that a person sent by themselves: what it is, and what proves which file it was. */
export const documentSendingReading = defineReading<DocumentData>({
  tipo: (type) => text('Documento', documentTypeNames[type]),
  observacao: (note) => textIfGiven('Observação', note),
  nome: (name) => text('Nome do arquivo', name),
  tamanho: (bytes) => text('Tamanho guardado', sizeText(bytes)),
  recebidoEm: (at) => instant('Recebido em', at),
  sha256: (digest) => text('SHA-256 do arquivo enviado', digest),
  sha256Guardado: (digest) => textIfGiven('SHA-256 do arquivo guardado', digest),
})
