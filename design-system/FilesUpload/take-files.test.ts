import { expect, test } from 'vitest'
import { documentLimits } from '../FileUpload/file-check.ts'
import { takeFiles } from './take-files.ts'

const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' })
const names = (files: readonly File[]) => files.map(({ name }) => name)

test('what fits is taken in its order, and each other file has its own reason', () => {
  const zip = new File(['PK'], 'tudo.zip', { type: 'application/zip' })
  const { taken, refused } = takeFiles([pdf('a'), zip, pdf('b'), pdf('c')], documentLimits, 2)
  expect(names(taken)).toEqual(['a', 'b'])
  expect(refused.map(({ file, reason }) => [file.name, reason])).toEqual([
    ['tudo.zip', 'type'],
    ['c', 'many'],
  ])
})

test('a file that is refused takes nobody else the room', () => {
  const empty = new File([], 'vazio.pdf', { type: 'application/pdf' })
  expect(names(takeFiles([empty, pdf('a')], documentLimits, 1).taken)).toEqual(['a'])
})
