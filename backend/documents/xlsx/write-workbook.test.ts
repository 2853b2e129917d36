import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import readExcelFile, { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { escapeFormula } from '../text-sheet.ts'
import { sheetOf, writeWorkbook } from './write-workbook.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-xlsx-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let count = 0
const newPath = () => join(folder, `${(count += 1)}.xlsx`)

const columns = [
  { title: 'Nome', width: 20, read: ([name]: readonly string[]) => name ?? '' },
  { title: 'Nota', width: 40, read: ([, note]: readonly string[]) => note ?? '' },
]

async function* batchesOf(...batches: readonly (readonly string[][])[]) {
  for (const batch of batches) yield batch
}

const sheet = (name: string, ...batches: readonly (readonly string[][])[]) =>
  sheetOf({ name, columns, batches: batchesOf(...batches) })

const namesIn = async (content: Buffer) => (await readExcelFile(content)).map(({ sheet: name }) => name)

describe('a written workbook', () => {
  it('has each sheet under its name, titles first, and says the length and the digest of the file', async () => {
    const path = newPath()
    const { bytes, sha256 } = await writeWorkbook(path, [
      sheet('Solicitações', [['Ana', 'a < b & "c"']], [], [['Bruno', '']]),
      sheet('Recadastramento'),
    ])
    const content = await readFile(path)
    expect(await namesIn(content)).toEqual(['Solicitações', 'Recadastramento'])
    expect(await readSheet(content, 'Solicitações')).toEqual([
      ['Nome', 'Nota'],
      ['Ana', 'a < b & "c"'],
      ['Bruno', null],
    ])
    expect(await readSheet(content, 'Recadastramento')).toEqual([['Nome', 'Nota']])
    expect({ bytes, sha256 }).toEqual({
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    })
  })

  it('goes on on another sheet, under the same titles, where one is full, and opens none for nothing', async () => {
    const path = newPath()
    const rows = Array.from({ length: 6 }, (_, index) => [`${index}`, ''])
    await writeWorkbook(
      path,
      [sheet('Muitas', rows.slice(0, 4), rows.slice(4)), sheet('Outra', [['z', '']])],
      {
        rowsOfASheet: 4,
      },
    )
    const content = await readFile(path)
    expect(await namesIn(content)).toEqual(['Muitas', 'Muitas 2', 'Outra'])
    const first = async (name: string) => (await readSheet(content, name)).map(([cell]) => cell)
    expect(await first('Muitas')).toEqual(['Nome', '0', '1', '2'])
    expect(await first('Muitas 2')).toEqual(['Nome', '3', '4', '5'])
  })

  it('brings every text back as it was, but for what no XML may hold and what would run as a formula', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text), { maxLength: 20 }), async (rows) => {
        const path = newPath()
        await writeWorkbook(path, [sheet('Textos', rows)])
        const [, ...read] = await readSheet(await readFile(path), 'Textos', { trim: false })
        // The library leaves out the sign that stands for one that could not be read.
        const shown = (cell: string) => escapeFormula(cell).replaceAll('\uFFFD', '') || null
        const wanted = rows.map((row) => row.map(shown))
        while (wanted.at(-1)?.every((cell) => cell === null)) wanted.pop()
        expect(read.map((row) => [row[0] ?? null, row[1] ?? null])).toEqual(wanted)
      }),
      { numRuns: 50 },
    )
    const path = newPath()
    await writeWorkbook(path, [sheet('Texto', [['a\u0000b\u001Fc', 'x'.repeat(40_000)]])])
    const [, row] = await readSheet(await readFile(path))
    expect(row?.[0]).toBe('abc')
    expect(row?.[1]).toHaveLength(32_767)
  })

  it('fails with what its rows fail with, and with what the disk says', async () => {
    async function* failing() {
      yield [['Ana', '']]
      throw new RangeError('no more rows')
    }
    const failed = writeWorkbook(newPath(), [sheetOf({ name: 'A', columns, batches: failing() })])
    await expect(failed).rejects.toThrow(new RangeError('no more rows'))
    const nowhere = writeWorkbook(join(folder, 'no', 'folder.xlsx'), [sheet('A', [['Ana', '']])])
    await expect(nowhere).rejects.toMatchObject({ code: 'ENOENT' })
  })
})
