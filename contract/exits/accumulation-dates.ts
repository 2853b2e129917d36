import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { id, idText, reais, typedDate, wordOf } from '../formats.ts'
import { statementAccounts } from '../statement/statement-codes.ts'
import { regimeWords } from '../taxes/wire-words.ts'

const account = v.picklist(Object.values(statementAccounts))

/** Money of a link that was ported in on a day, of which only that day is known; `valor`: what came, reais. */
const undatedArrival = v.object({
  idVinculo: id,
  conta: account,
  recebidoEm: v.string(),
  valor: v.number(),
})
export type UndatedArrivalOnWire = v.InferOutput<typeof undatedArrival>

/** Attendants' account of one arrival: the taxation at the origin, and what was accumulated there on which day; reais. */
const accumulationsInput = v.strictObject({
  conta: account,
  recebidoEm: typedDate,
  regimeOrigem: wordOf(regimeWords, 'Escolha o regime na entidade de origem.'),
  acumulacoes: v.pipe(
    v.array(v.strictObject({ data: typedDate, valor: reais })),
    v.maxLength(600, 'Informe no máximo 600 datas de uma vez.'),
  ),
})
export type AccumulationsInput = v.InferOutput<typeof accumulationsInput>

/** Ported-in money without dates of accumulation, on all plans of a person. */
export const retornarRecursosPortados = defineCall({
  method: 'GET',
  path: '/retornarRecursosPortados/{idPessoa}',
  summary: 'Lista o que uma pessoa trouxe de outra entidade e ainda não tem datas de acumulação.',
  group: 'Institutos legais',
  access: { kind: 'attendant', minimumLevel: 2 },
  about: { person: 'params.idPessoa', need: 'read' },
  params: v.object({ idPessoa: idText }),
  answer: v.array(undatedArrival),
})

/**
 * Tells on which days an arrival was accumulated at its origin: from then on its age is theirs. 409: the last day for it is over, or there is
 * no such arrival without dates. 422: dates that are not before the arrival, or not of all that came.
 */
export const registrarDatasAcumulacao = defineCall({
  method: 'POST',
  path: '/registrarDatasAcumulacao',
  summary: 'Registra as datas de acumulação de recursos portados antes.',
  group: 'Institutos legais',
  access: { kind: 'attendant', minimumLevel: 2 },
  about: { person: 'body.idPessoa', need: 'act' },
  body: v.strictObject({ idPessoa: id, idVinculo: id, ...accumulationsInput.entries }),
  answer: v.array(undatedArrival),
  problems: [409],
})
