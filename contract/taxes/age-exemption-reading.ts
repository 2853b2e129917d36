import { defineReading } from '../readings/define-reading.ts'
import { list, money, month, text } from '../readings/reading-line.ts'
import type { AgeExemptionData } from './age-exemption.ts'

/** Where the exempt slice from 65 years on is used. */
export const ageExemptionReading = defineReading<AgeExemptionData>({
  outraFonte: (elsewhere) =>
    text('Onde a parcela isenta é usada', elsewhere === 'S' ? 'Em outra fonte pagadora' : 'Neste plano'),
  fontes: (sources) => (sources.length === 0 ? [] : list('Outra fonte pagadora', sources)),
  mesInicio: (from) => month('A partir do pagamento de', from),
  parcelaMensal: (slice) => money('Parcela isenta por mês', slice),
})
