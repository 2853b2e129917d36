import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { id, idText } from '../formats.ts'

export const LINK_ACTS = [
  'registrar-desligamento',
  'entregar-extrato',
  'suspender-por-ordem-judicial',
  'liberar-por-ordem-judicial',
  'informar-datas-acumulacao',
] as const
export type LinkAct = (typeof LINK_ACTS)[number]

const act = v.picklist(LINK_ACTS)

/** Acts that this attendant may do now on each plan of a person; `impedidos`: every other act, with why not and who may, a sentence. */
export const retornarAtosVinculos = defineCall({
  method: 'GET',
  path: '/retornarAtosVinculos/{idPessoa}',
  summary: 'Lista o que o atendimento pode fazer agora em cada plano de uma pessoa.',
  group: 'Atendimento',
  access: { kind: 'attendant', minimumLevel: 1 },
  about: { person: 'params.idPessoa', need: 'read' },
  params: v.object({ idPessoa: idText }),
  answer: v.array(
    v.object({
      idVinculo: id,
      atos: v.array(act),
      impedidos: v.array(v.object({ ato: act, motivo: v.string() })),
    }),
  ),
})
