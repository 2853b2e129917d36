import { expect, test } from 'vitest'
import { documentLimits, refusalOf } from './file-check.ts'

const limit = 10 * 1024 * 1024

test.each([
  ['image/png', 1, undefined],
  ['image/heic', limit, undefined],
  ['IMAGE/JPEG', 100, undefined],
  ['application/pdf', limit, undefined],
  ['application/pdf', limit + 1, 'size'],
  ['image/png', 0, 'empty'],
  ['application/zip', 100, 'type'],
  ['application/pdfx', 100, 'type'],
  ['imagem/png', 100, 'type'],
  ['', 100, 'type'],
  ['application/zip', limit + 1, 'type'],
])('a file of type "%s" and %i bytes: %s', (type, size, refusal) => {
  expect(refusalOf({ name: 'a', type, size }, documentLimits)).toBe(refusal)
})

test('other limits can be set', () => {
  const limits = { accept: ['text/csv'], maxBytes: 10 }
  expect(refusalOf({ name: 'a', type: 'text/csv', size: 10 }, limits)).toBeUndefined()
  expect(refusalOf({ name: 'a', type: 'image/png', size: 10 }, limits)).toBe('type')
  expect(refusalOf({ name: 'a', type: 'text/csv', size: 11 }, limits)).toBe('size')
})

test('names can tell what no type does', () => {
  const limits = { accept: ['.ret', 'text/plain'], maxBytes: 10 }
  expect(refusalOf({ name: 'CN2311.RET', type: '', size: 1 }, limits)).toBeUndefined()
  expect(refusalOf({ name: 'retorno', type: 'text/plain', size: 1 }, limits)).toBeUndefined()
  expect(refusalOf({ name: 'ret', type: '', size: 1 }, limits)).toBe('type')
})

test.each([
  ['IMG_0001.HEIC', 'image/heic', 'heic'],
  ['IMG_0001.heif', '', 'heic'],
  ['IMG_0001.heic', 'image/jpeg', undefined],
  ['conta.zip', '', 'type'],
])('a photograph %s of type "%s" where only some images are taken: %s', (name, type, refusal) => {
  expect(refusalOf({ name, type, size: 1 }, { accept: ['image/jpeg', 'image/png'], maxBytes: 10 })).toBe(
    refusal,
  )
})

test('takes any file where no type is named', () => {
  expect(refusalOf({ name: 'CN2311.B01', type: '', size: 1 }, { maxBytes: 10 })).toBeUndefined()
  expect(refusalOf({ name: 'a.heic', type: 'image/heic', size: 11 }, { maxBytes: 10 })).toBe('size')
})
