import { defineReading } from '../readings/define-reading.ts'
import { countries, date, text, textIfGiven, yesNo } from '../readings/reading-line.ts'
import type { ResidenceData } from './declarations.ts'

const residence = defineReading<NonNullable<ResidenceData['residencia']>>({
  pais: (country) => countries('País onde mora', [country]),
  codigoPostal: (code) => text('Código postal', code),
  nif: (taxNumber) => textIfGiven('Número de identificação fiscal', taxNumber),
  complemento: (rest) => textIfGiven('Complemento', rest),
  comprovante: (proof) => (proof === null ? [] : text('Comprovante de residência', 'Enviado')),
  comprovanteEmitidoEm: (day) => (day === null ? [] : date('Comprovante emitido em', day)),
})

/** A declaration about living abroad, or about the return from there. */
export const residenceDeclarationReading = defineReading<ResidenceData>({
  residente_exterior: (answer) => yesNo('Você mora fora do Brasil?', answer),
  residencia: (abroad) => (abroad ? residence(abroad) : []),
})
