import { defineReading } from '../readings/define-reading.ts'
import { money, month, months, text } from '../readings/reading-line.ts'
import type { SuspensionData } from './suspensions.ts'

/** Contributions that stand still: for how long, and what is paid and covered before and meanwhile. */
export const contributionSuspensionReading = defineReading<SuspensionData>({
  meses: (count) => months('Tempo sem contribuir', count),
  mesEfeito: (first) => month('Começa em', first),
  mesFim: (last) => month('Último mês suspenso', last),
  mesRetorno: (back) => month('Volta a contribuir em', back),
  valorProprio: (own) => money('Sua contribuição por mês', 0, own),
  valorPatrocinadora: (match) => (match > 0 ? money('Contribuição da patrocinadora por mês', 0, match) : []),
  coberturaRisco: (stops) => (stops === 'S' ? text('Cobertura de risco', 'Suspensa', 'Em vigor') : []),
  taxaContinua: (goesOn) =>
    text('Taxa de administração', goesOn === 'S' ? 'Cobrada' : 'Não cobrada', 'Cobrada'),
})
