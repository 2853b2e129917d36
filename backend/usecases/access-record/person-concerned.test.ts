import { expect, it } from 'vitest'
import { personConcerned } from './person-concerned.ts'

it.each([
  ['a parameter', { params: { idPessoa: 3, idPlano: 1 } }, { pessoa: { id: 9 } }, 3],
  ['the query', { query: { idPessoa: 4 } }, {}, 4],
  ['the body', { body: { idPessoa: 5 } }, {}, 5],
  ['the answer', { params: { idRequisicao: 1 } }, { pessoa: { id: 6, nome: 'Ana' } }, 6],
  ['nobody, where 0 means all', { query: { idPessoa: 0 } }, { requisicoes: [] }, null],
  ['nobody in a list', {}, { pessoas: [{ id: 1 }] }, null],
  ['nobody in a file', {}, Buffer.from('x'), null],
])('a call is about %s', (_, input, answer, person) => expect(personConcerned(input, answer)).toBe(person))
