import { expect, it } from 'vitest'
import { PostingRefused } from '../../ledger/posting-refused.ts'
import { conflict } from '../../problem.ts'
import { MissingRule } from '../../rules/rule-faults.ts'
import { settlementFailure, settlementObstacle } from './settlement-failure.ts'

it.each([
  ['a refusal, in its own words', conflict('A conta foi encerrada.'), /^A conta foi encerrada/],
  ['a balance that is gone', new PostingRefused('below-zero', 'a', 'lot'), /^O saldo não cobre mais/],
  [
    'a value that is missing',
    new PostingRefused('unpublished-value', 'a', '1'),
    /cota usado não está publicado/,
  ],
  [
    'a rule that is missing',
    new MissingRule({ kind: 'vesting', planId: 1, day: '2026-11-11' }),
    /^Falta uma regra/,
  ],
])('%s is told with what to do', (_, error, sentence) => {
  expect(settlementFailure(error)).toMatch(sentence)
})

it('what nobody foresaw refuses no grant, and is told as that', () => {
  expect(settlementObstacle(new RangeError('lots'))).toBeNull()
  expect(settlementFailure(new RangeError('lots'))).toMatch(/^Erro inesperado/)
})
