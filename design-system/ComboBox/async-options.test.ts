import { describe, expect, test } from 'vitest'
import { portuguese } from '../strings/portuguese.ts'
import { searchSentence, searchState, withChosen } from './async-options.ts'

const search = { text: 'ana', minCharacters: 3, isPending: false, hasFailed: false, count: 0 }

describe('what a search has to show', () => {
  test.each([
    ['too-short', { text: 'an ', count: 5 }],
    ['pending', { isPending: true }],
    ['found', { isPending: true, count: 2 }],
    ['found', { count: 2 }],
    ['empty', {}],
    ['failed', { hasFailed: true, count: 2 }],
    ['pending', { hasFailed: true, isPending: true }],
  ] as const)('%s: %j', (state, given) => {
    expect(searchState({ ...search, ...given })).toBe(state)
  })

  test('there is a sentence for each state without choices', () => {
    expect(searchSentence('too-short', 3, portuguese)).toBe('Escreva pelo menos 3 letras.')
    expect(searchSentence('too-short', 1, portuguese)).toBe('Escreva pelo menos uma letra.')
    expect(searchSentence('empty', 3, portuguese)).toBe('Nada encontrado.')
    expect(searchSentence('found', 3, portuguese)).toBe('')
  })
})

describe('what is chosen', () => {
  const ana = { id: 1, label: 'Ana' }
  const bia = { id: 2, label: 'Bia' }

  test('stays a choice while its name is in the field', () => {
    expect(withChosen([bia], ana, 'Ana')).toEqual([bia, ana])
    expect(withChosen([ana, bia], ana, 'Ana')).toEqual([ana, bia])
  })

  test('is one no longer when something else is written', () => {
    expect(withChosen([bia], ana, 'An')).toEqual([bia])
    expect(withChosen([bia], null, '')).toEqual([bia])
  })
})
