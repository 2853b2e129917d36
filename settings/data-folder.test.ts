import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataFolder } from './data-folder.ts'

let place: string
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'portal-data-'))
  await writeFile(join(place, 'file'), '')
})
afterAll(() => rm(place, { recursive: true, force: true }))

describe('the data folder', () => {
  it('is made where it is not there yet', () => {
    expect(dataFolder(join(place, 'new', 'data'))).toBe(join(place, 'new', 'data'))
    expect(dataFolder(join(place, 'new', 'data'))).toBe(join(place, 'new', 'data'))
  })

  it.each(['file', 'file/data'])('that cannot be one (%s) is named by its setting', (name) => {
    expect(() => dataFolder(join(place, name))).toThrow(/^DATA_DIR deve ser uma pasta.* e .*\/file/)
  })
})
