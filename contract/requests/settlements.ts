import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { id } from '../formats.ts'

/** Outcome of the try; `motivo`: why it was not done, a sentence, null where it was. */
const settlementTried = v.object({ feita: v.boolean(), motivo: v.nullable(v.string()) })
export type SettlementTried = v.InferOutput<typeof settlementTried>

/** Tries at once the first effect of a granted request that could not be carried out so far. 409: nothing stands still. */
export const tentarLiquidacao = defineCall({
  method: 'POST',
  path: '/tentarLiquidacao',
  summary: 'Tenta de novo o que foi deferido e não pôde ser feito.',
  group: 'Solicitações',
  access: { kind: 'attendant', minimumLevel: 1 },
  about: { request: 'body.idRequisicao', need: 'decide' },
  body: v.strictObject({ idRequisicao: id }),
  answer: settlementTried,
  problems: [409],
})

/** Answers to trying a settlement again. */
export const settlementSentences = {
  level: 'Só quem pode decidir esta solicitação pode tentar de novo.',
  nothingStuck: 'Não há nada parado nesta solicitação. Atualize a página.',
  /** `why`: after "não foi feito porque". */
  skipped: (why: string) => `Não foi feito porque ${why}.`,
  waits:
    'Ainda não pode ser feito: a conta da pessoa espera a liberação, ou o sistema já está tentando. Atualize a página em alguns minutos.',
} as const
