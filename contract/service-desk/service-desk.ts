import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { id, isoInstant, sentence } from '../formats.ts'

/** Fewest characters of a reason: one word says nothing to who reads it later. */
export const SHORTEST_REASON = 15

/** Why an attendant acts in a person's name; the person reads it. */
export const servingReason = v.pipe(
  sentence(500, 'Escreva o motivo do atendimento.'),
  v.minLength(SHORTEST_REASON, `Explique o motivo com pelo menos ${SHORTEST_REASON} letras.`),
)

/** An attendant who acts in a person's name, from `inicio` until `expiraEm` at the latest. */
const serving = v.object({
  id,
  pessoa: v.object({ id, nome: v.string(), cpf: v.string() }),
  motivo: v.string(),
  inicio: isoInstant,
  expiraEm: isoInstant,
})

/**
 * Begins to act in a person's name in this session, for 30 minutes at most; one that is still open ends. `pessoa.cpf`: all its digits.
 * The person sees who it was, why, when, and what was changed. 409: their death is registered.
 */
export const iniciarAtendimento = defineCall({
  method: 'POST',
  path: '/iniciarAtendimento',
  summary: 'Começa um atendimento em nome de uma pessoa.',
  group: 'Atendimento',
  access: { kind: 'attendant', minimumLevel: 1 },
  about: { person: 'body.idPessoa', need: 'act' },
  body: v.strictObject({ idPessoa: id, motivo: servingReason }),
  answer: serving,
  problems: [409],
})

/** Ends acting in a person's name. Harmless when nobody is served. */
export const encerrarAtendimento = defineCall({
  method: 'POST',
  path: '/encerrarAtendimento',
  summary: 'Encerra o atendimento em nome de uma pessoa.',
  group: 'Atendimento',
  access: { kind: 'attendant', minimumLevel: 1 },
  about: { nothing: 'own-session' },
  body: v.strictObject({}),
  answer: v.object({ encerrado: v.literal(true) }),
  problems: [403],
})
