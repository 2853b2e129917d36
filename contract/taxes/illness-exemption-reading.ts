import { defineReading } from '../readings/define-reading.ts'
import { date, month, text } from '../readings/reading-line.ts'
import { illnessNames, illnessWithheld, reportIssuerNames } from './illness-exemption.text.ts'
import type { IllnessExemptionData } from './illness-exemption.ts'

/** A request of the exemption by illness; the illness is told to the person and to who decides. */
export const illnessExemptionReading = defineReading<IllnessExemptionData>({
  doenca: (illness) => text('Doença', illness === null ? illnessWithheld : illnessNames[illness]),
  dataDiagnostico: (day) => date('Data do diagnóstico', day),
  emissor: (issuer) => text('Laudo emitido por', reportIssuerNames[issuer]),
  validade: (day) => (day === null ? text('Validade do laudo', 'Sem prazo') : date('Laudo válido até', day)),
  mesInicio: (from) => month('A partir do pagamento de', from),
})
