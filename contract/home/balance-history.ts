import * as v from 'valibot'
import { defineLinkReading } from '../define-call.ts'
import { competence } from '../formats.ts'

const percent = v.number()

/** Month of the chart: contributed so far and balance at the last quota of the month, in reais. */
const balanceMonth = v.object({ competencia: v.string(), contribuido: v.number(), saldo: v.number() })

/** Indexes over the months of the return, percent points; null where a month of one is not registered yet. */
const benchmark = v.object({
  de: competence,
  ate: competence,
  cdi: v.nullable(percent),
  ipca: v.nullable(percent),
})

/** How the balance came to be: month by month, and what the last year earned. */
export const retornarHistoricoSaldo = defineLinkReading({
  path: '/retornarHistoricoSaldo/{idPessoa}/{idPlano}',
  summary: 'Retorna a evolução do saldo mês a mês e a rentabilidade de 12 meses ao lado dos índices.',
  group: 'Planos',
  answer: v.object({
    /** Return of the profile over the last 12 quotas, in percent points; null with less history. */
    rentabilidade12Meses: v.nullable(percent),
    /** Null together with `rentabilidade12Meses`. */
    comparacao12Meses: v.nullable(benchmark),
    /** Up to five years, oldest first; empty without a quota. */
    evolucao: v.array(balanceMonth),
  }),
})
export type BalanceHistoryOnWire = v.InferOutput<(typeof retornarHistoricoSaldo)['answer']>
