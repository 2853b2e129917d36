import { defineReading } from '../readings/define-reading.ts'
import { money, month, months, text } from '../readings/reading-line.ts'
import type { BenefitSuspensionData } from './benefit-suspension.ts'

/** A benefit that stands still: for how long, from when on, and what is not paid meanwhile. */
export const benefitSuspensionReading = defineReading<BenefitSuspensionData>({
  meses: (count) => months('Tempo sem receber', count),
  mesEfeito: (first) => (first === null ? [] : month('Começa em', first)),
  mesFim: (last) => (last === null ? [] : month('Último mês suspenso', last)),
  mesRetorno: (back) => (back === null ? [] : month('Volta a receber em', back)),
  bruto: (gross) => (gross === null ? [] : money('Renda por mês, antes do imposto', 0, gross)),
  emprestimo: (owes) => (owes === 'S' ? text('Parcela do empréstimo', 'Por boleto', 'No contracheque') : []),
})
