import * as v from 'valibot'
import { simulatedExitWords } from '#contract/wire-words/taxes.ts'

/** Named by the wire paths of the call. Null: an empty field. */
const amount = v.nullable(v.pipe(v.number(), v.finite()))

/** Values of the simulator; the API checks them again. */
export const simulationValues = v.strictObject({
  usaSaldo: v.picklist(['S', 'N']),
  contribuicao: amount,
  saida: amount,
  forma: v.picklist(simulatedExitWords.words),
  prazo: amount,
  rentabilidade: amount,
  outrasRendas: amount,
  dependentes: amount,
  deduz: v.boolean(),
  rendaAtual: amount,
})
export type SimulationValues = v.InferOutput<typeof simulationValues>
