import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { id, typedDate } from '../formats.ts'
import { exitClock } from './exit-statement.ts'

/** The sponsor's notice: the last day of the employment, the day of the notice, and the first day, null where it did not say. */
const exitNotice = v.strictObject({
  desligadoEm: typedDate,
  comunicadoEm: typedDate,
  admitidoEm: v.nullable(typedDate),
})
export type ExitNotice = v.InferOutput<typeof exitNotice>

/**
 * Registers that the sponsor informed the end of an employment: contributions stop, the exit statement is due, and the person is told.
 * 409: the link stands where no employment can end. 422: days that cannot be.
 */
export const registrarDesligamento = defineCall({
  method: 'POST',
  path: '/registrarDesligamento',
  summary: 'Registra o desligamento informado pela patrocinadora.',
  group: 'Institutos legais',
  access: { kind: 'attendant', minimumLevel: 2 },
  about: { person: 'body.idPessoa', need: 'act' },
  body: v.strictObject({ idPessoa: id, idVinculo: id, ...exitNotice.entries }),
  answer: exitClock,
  problems: [409],
})
