import { expect, it } from 'vitest'
import { caseNewsOf } from './case-news.ts'

const karina = { id: 12, nome: 'Karina Alves' }

it.each([
  ['passo', karina, 'Karina Alves mudou esta solicitação agora. Você está vendo a versão nova.'],
  ['passo', null, 'A solicitação mudou agora. Você está vendo a versão nova.'],
  ['assumida', karina, 'Karina Alves assumiu este caso agora.'],
  ['nota', karina, 'Karina Alves escreveu uma nota interna.'],
  ['trava', karina, ''],
  ['presenca', null, ''],
] as const)('what is told of %s', (causa, por, sentence) => {
  expect(caseNewsOf({ idRequisicao: 1, causa, por })).toBe(sentence)
})
