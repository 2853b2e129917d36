import * as v from 'valibot'

const named = v.object({ idPessoa: v.pipe(v.number(), v.integer(), v.minValue(1)) })
const answered = v.object({ pessoa: v.object({ id: v.number() }) })

/**
 * The one person whose data a call is about: whom its parameters, query or body name, or else its answer. Null for lists of many
 * people and for what is nobody's.
 */
export function personConcerned(
  input: { params?: unknown; query?: unknown; body?: unknown },
  answer: unknown,
): number | null {
  for (const part of [input.params, input.query, input.body]) {
    if (v.is(named, part)) return part.idPessoa
  }
  return v.is(answered, answer) ? answer.pessoa.id : null
}
