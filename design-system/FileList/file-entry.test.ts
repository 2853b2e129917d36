import { expect, test } from 'vitest'
import { portuguese } from '../strings/portuguese.ts'
import { type FileEntry, summaryOf } from './file-entry.ts'

const files = (...states: FileEntry['state'][]): FileEntry[] =>
  states.map((state, place) => ({ id: String(place), name: `${place}.pdf`, state }))

test.each([
  [files(), ''],
  [files('waiting', 'waiting'), ''],
  [files('sending', 'waiting'), '0 de 2 arquivos enviados.'],
  [files('done', 'done', 'failed'), '2 de 3 arquivos enviados. 1 arquivo não foi enviado.'],
  [files('failed', 'failed'), '2 arquivos não foram enviados.'],
])('%#: the state of all files is one sentence', (given, sentence) => {
  expect(summaryOf(given, portuguese)).toBe(sentence)
})
