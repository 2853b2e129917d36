import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { id, isoInstant, sentence } from '../formats.ts'
import { SHORTEST_REASON } from '../service-desk/service-desk.ts'

/** For how long what is known of people is kept; every figure in the unit that its name begins with. */
const keptFor = v.object({
  anosRegistrosPlano: v.number(),
  anosFiscais: v.number(),
  anosDeclaracoes: v.number(),
  anosConversas: v.number(),
  mesesAcessos: v.number(),
  diasCodigos: v.number(),
  diasArquivosRecusados: v.number(),
})
export type KeptFor = v.InferOutput<typeof keptFor>

/** For how long each kind of record is kept today. */
export const retornarPrazosGuarda = defineCall({
  method: 'GET',
  path: '/retornarPrazosGuarda',
  summary: 'Retorna por quanto tempo cada tipo de registro é guardado.',
  group: 'Perfil',
  access: { kind: 'authenticated' },
  about: { nothing: 'public' },
  answer: keptFor,
})

/** Records of a person that are not deleted although their time may be over; `por`: the attendant who had them held. Null: nothing holds them. */
export const recordHold = v.nullable(v.object({ motivo: v.string(), desde: isoInstant, por: v.string() }))
export type RecordHoldOnWire = v.InferOutput<typeof recordHold>

/** Why records are held, or not any more. Only attendants read it. */
export const holdReason = v.pipe(
  sentence(500, 'Escreva o motivo.'),
  v.minLength(SHORTEST_REASON, `Explique o motivo com pelo menos ${SHORTEST_REASON} letras.`),
)

/** Has everything of a person kept until somebody releases it: a lawsuit, the ombudsman, an inspection. 409: it is held already. */
export const manterDadosPessoa = defineCall({
  method: 'POST',
  path: '/manterDadosPessoa',
  summary: 'Mantém os dados de uma pessoa além do prazo de guarda.',
  group: 'Pessoas',
  access: { kind: 'attendant', minimumLevel: 2 },
  about: { person: 'body.idPessoa', need: 'act' },
  body: v.strictObject({ idPessoa: id, motivo: holdReason }),
  answer: recordHold,
  problems: [409],
})

/** Lets the records of a person go again when their time is over. 409: nothing holds them. */
export const liberarDadosPessoa = defineCall({
  method: 'POST',
  path: '/liberarDadosPessoa',
  summary: 'Deixa os dados de uma pessoa seguirem o prazo de guarda.',
  group: 'Pessoas',
  access: { kind: 'attendant', minimumLevel: 2 },
  about: { person: 'body.idPessoa', need: 'act' },
  body: v.strictObject({ idPessoa: id, motivo: holdReason }),
  answer: recordHold,
  problems: [409],
})
