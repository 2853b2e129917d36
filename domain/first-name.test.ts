import { expect, it } from 'vitest'
import { firstName } from './first-name.ts'

it.each([
  ['Ana Beatriz Lima', 'Ana'],
  ['Olívia', 'Olívia'],
  ['', ''],
])('of %s is %s', (name, first) => {
  expect(firstName(name)).toBe(first)
})
