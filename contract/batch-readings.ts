import * as v from 'valibot'
import { defineCall } from './define-call.ts'

/** More than any page asks for at once. */
export const MAX_READINGS = 12

const given = v.record(v.string(), v.string())

/** A reading as it is asked for by itself: the path as the contract spells it, its parameters and its query as text. */
const reading = v.object({ caminho: v.string(), params: given, query: given })

/**
 * Answers several readings of one person at once: what a page asks for together costs one question and one look at the session. Each is
 * asked, refused and answered as by itself. `status` 200: `corpo` is the reading's answer; 202: it takes longer than the others should
 * wait, and is to be asked for by itself; any other: `corpo` is its problem.
 */
export const retornarLeituras = defineCall({
  method: 'POST',
  path: '/retornarLeituras',
  summary:
    'Responde de uma vez várias leituras de quem está autenticado, cada uma como se fosse pedida sozinha.',
  group: 'Autenticação',
  access: { kind: 'authenticated' },
  about: { nothing: 'scoped-list' },
  body: v.object({
    leituras: v.pipe(
      v.array(reading),
      v.minLength(1, 'Informe ao menos uma leitura.'),
      v.maxLength(MAX_READINGS, `Peça até ${MAX_READINGS} leituras de uma vez.`),
    ),
  }),
  answer: v.object({ respostas: v.array(v.object({ status: v.number(), corpo: v.unknown() })) }),
})
