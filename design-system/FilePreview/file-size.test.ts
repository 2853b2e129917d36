import { expect, test } from 'vitest'
import { english } from '../strings/english.ts'
import { portuguese } from '../strings/portuguese.ts'
import { formatFileSize } from './file-size.ts'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1.023 bytes'],
  [1024, '1 KB'],
  [348_160, '340 KB'],
  [1_048_575, '1 MB'],
  [1_258_291, '1,2 MB'],
  [10 * 1024 * 1024, '10 MB'],
])('%i bytes are read as %s', (bytes, text) => {
  expect(formatFileSize(bytes, portuguese)).toBe(text)
})

test('in English the point stands before the decimals', () => {
  expect(formatFileSize(1_258_291, english)).toBe('1.2 MB')
  expect(formatFileSize(1023, english)).toBe('1,023 bytes')
})
