import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { zipOf } from '../../testing/zip-file.ts'
import { sheetOf, writeWorkbook } from '../xlsx/write-workbook.ts'
import { readTable } from './read-table.ts'
import { UnreadableTable } from './table-row.ts'

async function rowsOf(content: Buffer) {
  const rows = []
  for await (const { line, cells } of readTable(content)) rows.push([line, ...cells])
  return rows
}

const csv = (text: string, encoding: BufferEncoding = 'utf8') => rowsOf(Buffer.from(text, encoding))

describe('a CSV', () => {
  const told = [
    [1, 'nome', 'cidade'],
    [2, 'João; o Moço', 'São Paulo'],
    [3, 'Zoë', 'Içara'],
  ]

  it.each([
    ['UTF-8', 'nome;cidade\r\n"João; o Moço"; São Paulo \r\nZoë;Içara\r\n', 'utf8'],
    ['UTF-8 with its mark', '\uFEFFnome;cidade\n"João; o Moço";São Paulo\nZoë;Içara', 'utf8'],
    ['Windows-1252', 'nome;cidade\r\n"João; o Moço";São Paulo\r\nZoë;Içara', 'latin1'],
    ['commas', 'nome,cidade\nJoão; o Moço,São Paulo\nZoë,Içara', 'utf8'],
  ] as const)('is read in %s', async (_, text, encoding) => {
    expect(await csv(text, encoding)).toEqual(told)
  })

  it('leaves out rows without a text, and keeps the numbers of the others', async () => {
    expect(await csv('a;b\n\n;\n1;2\n')).toEqual([
      [1, 'a', 'b'],
      [4, '1', '2'],
    ])
  })

  it('signs that only Windows-1252 has are read as they are', async () => {
    expect(await rowsOf(Buffer.from([0x61, 0x3b, 0x80, 0x0a, 0xe7, 0x3b, 0x31]))).toEqual([
      [1, 'a', '€'],
      [2, 'ç', '1'],
    ])
  })

  it('with a quote that nobody closes is refused', async () => {
    await expect(csv(`a;b\n"x${'y'.repeat(200_000)}`)).rejects.toThrow(UnreadableTable)
  })
})

describe('a workbook', () => {
  it('is read as it shows: texts, numbers, days, truths', async () => {
    const content = await writeXlsxFile([
      [{ value: 'nome' }, { value: 'salario' }, { value: 'nascimento' }, { value: 'ativo' }],
      [
        { value: 'Ana & João', type: String },
        { value: 1234.56, type: Number },
        { value: new Date(Date.UTC(1990, 4, 17)), type: Date, format: 'dd/mm/yyyy' },
        { value: true, type: Boolean },
      ],
    ]).toBuffer()
    expect(await rowsOf(content)).toEqual([
      [1, 'nome', 'salario', 'nascimento', 'ativo'],
      [2, 'Ana & João', '1234.56', '1990-05-17', 'S'],
    ])
  })

  it('that was written row by row is read too', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'read-table-'))
    const path = join(folder, 'x.xlsx')
    async function* batches() {
      yield [{ a: '1' }, { a: 'dois' }]
    }
    const columns = [{ title: 'A', width: 10, read: ({ a }: { a: string }) => a }]
    await writeWorkbook(path, [sheetOf({ name: 'x', columns, batches: batches() })])
    expect(await rowsOf(await readFile(path))).toEqual([
      [1, 'A'],
      [2, '1'],
      [3, 'dois'],
    ])
    await rm(folder, { recursive: true })
  })

  it.each([
    ['no workbook', { 'a.txt': 'x' }],
    ['a workbook without a sheet', { 'xl/workbook.xml': '<workbook><sheets/></workbook>' }],
    [
      'a sheet that is no XML',
      {
        'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet r:id="rId1"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels': '<r><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></r>',
        'xl/worksheets/sheet1.xml': '<worksheet><row></worksheet>',
      },
    ],
  ])('%s is refused', async (_, parts) => {
    await expect(rowsOf(await zipOf(parts))).rejects.toThrow(UnreadableTable)
  })
})

describe('what no sheet has is refused with its place', () => {
  const workbookOf = (rows: string, shared = '') =>
    zipOf({
      'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': '<r><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></r>',
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
    })
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const long = 'a'.repeat(32_768)
  const refusalOf = (content: Buffer) => rowsOf(content).catch((error: UnreadableTable) => error.refusal)

  it.each([
    ['a cell', `<row r="7"><c r="AB7" t="inlineStr"><is><t>${long}</t></is></c></row>`, ''],
    [
      'a cell in pieces',
      `<row r="7"><c r="AB7" t="inlineStr"><is>${'<t>aaaaaaaa</t>'.repeat(4097)}</is></c></row>`,
      '',
    ],
    [
      'a text that cells have in common',
      '<row r="7"><c r="AB7" t="s"><v>0</v></c></row>',
      `<si><t>${long}</t></si>`,
    ],
  ])('%s of more letters than programs take', async (_, rows, shared = '') => {
    expect(await refusalOf(await workbookOf(rows, shared))).toEqual({
      reason: 'long-cell',
      line: 7,
      column: 28,
    })
  })

  it('the longest that programs take is read', async () => {
    const text = long.slice(1)
    expect(await rowsOf(await workbookOf(`<row>${cell(text)}</row>`))).toEqual([[1, text]])
    expect(await csv(`a;b\n1;${text}\n`)).toEqual([
      [1, 'a', 'b'],
      [2, '1', text],
    ])
  })

  it.each([
    ['more columns', `<row r="3">${'<c/>'.repeat(16_385)}</row>`, { reason: 'many-columns', line: 3 }],
    ['a column that is none', '<row r="3"><c r="XFE3"/></row>', { reason: 'many-columns', line: 3 }],
    ['more rows', '<row r="1048577"/>', { reason: 'many-rows' }],
    ['the same row twice', '<row r="3"/><row r="3"/>', { reason: 'damaged' }],
    [
      'a row of more letters',
      `<row r="3">${cell('a'.repeat(30_000)).repeat(4)}</row>`,
      { reason: 'long-row', line: 3 },
    ],
    ['deeper tags', `<row r="3">${'<a>'.repeat(100)}`, { reason: 'too-complex' }],
  ])('%s', async (_, rows, refusal) => {
    expect(await refusalOf(await workbookOf(rows))).toEqual(refusal)
  })

  it.each([
    ['a cell', `a;b\n1;${long}\n`, { reason: 'long-cell', line: 2, column: 2 }],
    ['columns', `a;b\n1${';'.repeat(16_384)}\n`, { reason: 'many-columns', line: 2 }],
    ['a quote that nobody closes', `a;b\n1;2\n3;"${'x\n'.repeat(100_000)}`, { reason: 'long-row', line: 3 }],
  ])('%s of a CSV', async (_, text, refusal) => {
    expect(await refusalOf(Buffer.from(text))).toEqual(refusal)
  })

  it('the time of the processor that a file takes', async () => {
    const slow = Buffer.from('a;b\n'.repeat(500_000))
    const reading = async () => {
      for await (const _ of readTable(slow, { withinMs: 1 }));
    }
    await expect(reading()).rejects.toMatchObject({ refusal: { reason: 'too-complex' } })
  })
})
