import { expect, it } from 'vitest'
import { isAmongMinutes } from './find-minutes.ts'

const minutes = {
  bodyId: 4,
  date: '2026-03-18',
  text: 'Revisão da política de investimentos\nLimites de renda variável',
}

it.each([
  [{ year: 0, bodyId: 0, words: '' }, true],
  [{ year: 2026, bodyId: 4, words: '' }, true],
  [{ year: 2025, bodyId: 0, words: '' }, false],
  [{ year: 0, bodyId: 1, words: '' }, false],
  [{ year: 0, bodyId: 0, words: 'politica' }, true],
  [{ year: 0, bodyId: 0, words: 'POLÍTICA' }, true],
  [{ year: 0, bodyId: 0, words: 'politi\u0301ca' }, true],
  [{ year: 0, bodyId: 0, words: '  investimentos   revisao ' }, true],
  [{ year: 0, bodyId: 0, words: 'politica variavel' }, true],
  [{ year: 0, bodyId: 0, words: 'revisão orçamento' }, false],
])('%j finds it: %s', (search, expected) => expect(isAmongMinutes(minutes, search)).toBe(expected))
