import * as v from 'valibot'
import { defineCall } from './define-call.ts'
import { boundedText, id, idText, named } from './formats.ts'

/**
 * A person as the attendance finds them. `cpf` masked (`***.982.247-**`); `status` of the re-registration, null for who was never
 * asked to re-register.
 */
export const personFound = v.object({
  id,
  nome: v.string(),
  cpf: v.string(),
  email: v.nullable(v.string()),
  status: v.nullable(named),
})
export type PersonFound = v.InferOutput<typeof personFound>

/** Fewest characters that are searched; the portal does not ask with less. */
export const SHORTEST_KEYWORD = 2

/**
 * People by name (accents and capitals aside), e-mail or digits of the CPF; who is called so first, then by name. Two letters are looked
 * for where a word begins, three or more anywhere. `page` starts at 0; `temMais` says that another page has someone.
 */
export const filtrarPessoas = defineCall({
  method: 'GET',
  path: '/filtrarPessoas',
  summary: 'Procura pessoas por nome, e-mail ou CPF.',
  group: 'Pessoas',
  access: { kind: 'attendant', minimumLevel: 1 },
  query: v.object({
    palavraChave: v.pipe(
      v.string('Escreva o que procurar.'),
      v.trim(),
      v.minLength(SHORTEST_KEYWORD, `Escreva pelo menos ${SHORTEST_KEYWORD} letras ou números.`),
      v.maxLength(80, 'Use no máximo 80 caracteres na busca.'),
    ),
    page: boundedText(0, 1000, 0),
    limit: boundedText(1, 50, 10),
  }),
  answer: v.object({ pessoas: v.array(personFound), temMais: v.boolean() }),
  problems: [403],
})

/** One person, as the search shows them. */
export const retornarPessoa = defineCall({
  method: 'GET',
  path: '/retornarPessoa/{idPessoa}',
  summary: 'Retorna uma pessoa para o atendimento.',
  group: 'Pessoas',
  access: { kind: 'attendant', minimumLevel: 1 },
  params: v.object({ idPessoa: idText }),
  answer: v.object({ pessoa: personFound }),
  problems: [403, 404],
})
