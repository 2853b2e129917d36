import { expect, test } from 'vitest'
import { itemsOf, linesOf } from './checklist-text.ts'

const items = [
  { id: 'identity', text: 'Identidade confere' },
  { id: 'item-1', text: 'Conta confere' },
]

test('items are lines and come back as the same items', () => {
  expect(linesOf(items)).toBe('Identidade confere\nConta confere')
  expect(itemsOf(linesOf(items), items)).toEqual(items)
})

test('a new line gets a name of its own, and empty and repeated lines none', () => {
  expect(itemsOf('Conta confere\n\n Valor confere \nConta confere\n', items)).toEqual([
    { id: 'item-1', text: 'Conta confere' },
    { id: 'item-2', text: 'Valor confere' },
  ])
  expect(itemsOf(' \n', items)).toEqual([])
})
