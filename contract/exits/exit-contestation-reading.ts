import { defineReading } from '../readings/define-reading.ts'
import { date, number, text } from '../readings/reading-line.ts'
import type { ContestationData } from './exit-statement.ts'

/** A contested exit statement: which one, and what is wrong with it. */
export const exitContestationReading = defineReading<ContestationData>({
  versao: (version) => number('Versão do extrato', version),
  entregueEm: (day) => date('Extrato entregue em', day),
  motivo: (reason) => text('O que está errado', reason),
})
