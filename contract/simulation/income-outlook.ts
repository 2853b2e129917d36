import * as v from 'valibot'
import { defineLinkReading } from '../define-call.ts'

const figure = (pattern: RegExp) => v.optional(v.pipe(v.string(), v.regex(pattern, 'Informe um número.')))
const points = figure(/^\d{1,3}(\.\d{1,2})?$/)

/**
 * First monthly income at the expected retirement, reais of today: with the contribution in force, and with a choice that is looked at.
 * `basica` and `suplementar` in points, or `valor` in reais a month. Null where none is expected.
 */
export const retornarRendaComContribuicao = defineLinkReading({
  path: '/retornarRendaComContribuicao/{idPessoa}/{idPlano}',
  summary: 'Retorna a renda esperada com a contribuição de hoje e com outra.',
  group: 'Simuladores',
  service: 'alterar-contribuicao',
  query: { basica: points, suplementar: points, valor: figure(/^\d{1,8}(\.\d{1,2})?$/) },
  answer: v.nullable(
    v.object({
      idade: v.number(),
      idadeMeses: v.number(),
      hoje: v.number(),
      depois: v.number(),
    }),
  ),
})
