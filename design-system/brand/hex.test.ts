import { expect, test } from 'vitest'
import { parseHex } from './hex.ts'

test.each([
  ['#0B3A82', '#0b3a82'],
  ['  #fDb913 ', '#fdb913'],
  ['#abc', '#aabbcc'],
])('%s is read as %s', (text, hex) => {
  expect(parseHex(text)).toBe(hex)
})

test.each([
  '',
  'red',
  '0b3a82',
  '#0b3a8',
  '#0b3a8200',
  '#ggg',
  '#fff;}</style><script>',
  '#fff\n#000',
  'url(#fff)',
])('%j is refused', (text) => {
  expect(parseHex(text)).toBeNull()
})
