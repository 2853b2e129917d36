import * as v from 'valibot'
import { simulatedExitWords } from '#contract/taxes/wire-words.ts'
import { YES_NO } from '#contract/yes-no.ts'

/** Named by the wire paths of the call. Null: an empty field. */
const amount = v.nullable(v.pipe(v.number(), v.finite()))

/** Values of the simulator; the API checks them again. */
export const simulationValues = v.strictObject({
  usaSaldo: v.picklist(YES_NO),
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
