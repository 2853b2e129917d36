import { defineReading } from '../readings/define-reading.ts'
import { text, textIfGiven } from '../readings/reading-line.ts'
import type { DeletionData } from './personal-data.ts'

const scopes: Readonly<Record<DeletionData['alcance'], string>> = {
  contatos: 'Telefones e consentimentos',
  tudo: 'Tudo o que a lei não manda guardar',
}

/** A request to have personal data deleted. */
export const dataDeletionReading = defineReading<DeletionData>({
  alcance: (scope) => text('O que excluir', scopes[scope]),
  motivo: (reason) => textIfGiven('Motivo', reason),
})
