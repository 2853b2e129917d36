import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { UNCOMPUTED } from '#domain/imports/cell-text.ts'
import { type WorkbookCell, workbookOf } from '../../testing/workbook-file.ts'
import { zipOf } from '../../testing/zip-file.ts'
import { sheetOf, writeWorkbook } from '../xlsx/write-workbook.ts'
import { openTable } from './read-table.ts'
import { UnreadableTable } from './table-row.ts'

async function rowsOf(content: Buffer) {
  const rows = []
  const table = await openTable(content)
  for await (const { line, cells } of table.rows(0)) rows.push([line, ...cells])
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

  it.each([
    ['what Excel says of it', 'sep=;\r\nnome;cidade\r\nZoë;Içara', [2, 3]],
    ['what Excel says of it in quotes', '"sep=|"\nnome|cidade\nZoë|Içara', [2, 3]],
    ['tabs', 'nome\tcidade\nZoë\tIçara', [1, 2]],
    ['pipes', 'nome|cidade\nZoë|Içara', [1, 2]],
    ['old ends of lines', 'nome;cidade\rZoë;Içara\r', [1, 2]],
    ['a title above', 'Relação de pessoas\n\nnome;cidade\nZoë;Içara', [3, 4]],
  ])('is read by %s', async (_, text, [head, row]) => {
    const rows = await csv(text)
    expect(rows.slice(-2)).toEqual([
      [head, 'nome', 'cidade'],
      [row, 'Zoë', 'Içara'],
    ])
  })

  it('is between semicolons where its commas are decimals', async () => {
    expect(await csv('a;b;c\n1;2,5;3,5\n1;2,5;3,5\n')).toEqual([
      [1, 'a', 'b', 'c'],
      [2, '1', '2,5', '3,5'],
      [3, '1', '2,5', '3,5'],
    ])
  })

  const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16()
  const macintosh = [0x4a, 0x6f, 0x8b, 0x6f, 0x3b, 0x47, 0x6f, 0x6e, 0x8d, 0x61, 0x6c, 0x76, 0x65, 0x73]
  const console850 = [0x4a, 0x6f, 0xc6, 0x6f, 0x3b, 0x47, 0x6f, 0x6e, 0x87, 0x61, 0x6c, 0x76, 0x65, 0x73]

  it.each([
    ['UTF-16 with its mark', Buffer.from('\uFEFFa;b\r\nJoão;Gonçalves\r\n', 'utf16le')],
    ['UTF-16 without its mark', Buffer.from('a;b\r\nJoão;Gonçalves\r\n', 'utf16le')],
    ['UTF-16 the other way round', swapped('\uFEFFa;b\r\nJoão;Gonçalves\r\n')],
    ['UTF-16 the other way round without its mark', swapped('a;b\r\nJoão;Gonçalves\r\n')],
    ['the encoding of old Macintoshes', Buffer.from([...Buffer.from('a;b\r'), ...macintosh])],
    ['the encoding of the console of Windows', Buffer.from([...Buffer.from('a;b\r\n'), ...console850])],
    ['Windows-1252', Buffer.from('a;b\nJoão;Gonçalves', 'latin1')],
  ])('is read in %s', async (_, content) => {
    expect(await rowsOf(content)).toEqual([
      [1, 'a', 'b'],
      [2, 'João', 'Gonçalves'],
    ])
  })

  it('in UTF-8 with one broken letter loses that one alone', async () => {
    const content = Buffer.concat([
      Buffer.from('a;b\nJoão;Conceição\nJ'),
      Buffer.from([0xe3]),
      Buffer.from('o;Inês'),
    ])
    expect(await rowsOf(content)).toEqual([
      [1, 'a', 'b'],
      [2, 'João', 'Conceição'],
      [3, 'J\uFFFDo', 'Inês'],
    ])
  })

  it.each([
    ['within a text', 'Maria "Mia" Silva;x', ['Maria "Mia" Silva', 'x']],
    ['within a quoted text', '"Maria "Mia" Silva";x', ['Maria "Mia" Silva', 'x']],
    ['doubled', '"Maria ""Mia"" Silva";x', ['Maria "Mia" Silva', 'x']],
    ['before a formula that keeps zeros', '="0007770";x', ['="0007770"', 'x']],
    ['before spaces', ' "Maria; Mia" ;x', ['Maria; Mia', 'x']],
    ['around two lines', '"Rua A\nCasa 2";x', ['Rua A\nCasa 2', 'x']],
    ['that nobody closes, in a row of as many cells as others', '"Maria;x', ['"Maria', 'x']],
  ])('with a quote %s is read', async (_, row, cells) => {
    expect(await csv(`a;b\n${row}\n1;2\n`)).toEqual([
      [1, 'a', 'b'],
      [2, ...cells],
      [row.split('\n').length + 2, '1', '2'],
    ])
  })

  it('gives up the one row whose quote nobody closes, whatever quotes follow', async () => {
    const broken: number[] = []
    const lines: number[] = []
    const text = 'a;b;c\n1;2;3\n4;"5;6;7\n8;9;0\n"João; o Moço";"x";"y"\n1;2;3\n'
    const table = await openTable(Buffer.from(text))
    for await (const { line, isBroken } of table.rows(0)) (isBroken ? broken : lines).push(line)
    expect(broken).toEqual([3])
    expect(lines).toEqual([1, 2, 4, 5, 6])
  })

  it.each(['<html><table><tr><td>cpf</td></tr></table></html>', '\n<?xml version="1.0"?><Workbook/>'])(
    'that is a page or XML is refused as such: %j',
    async (text) => {
      await expect(csv(text)).rejects.toMatchObject({ refusal: { reason: 'other-format' } })
    },
  )

  it('of one endless line is refused', async () => {
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

  it.each<[string, WorkbookCell, string]>([
    ['an error', { type: 'e', value: '#N/A' }, '#N/A'],
    ['an error of a formula', { type: 'e', formula: 'A1/0', value: '#DIV/0!' }, '#DIV/0!'],
    ['a formula without a value', { formula: '2500*2' }, UNCOMPUTED],
    ['a formula with an empty value', { formula: '2500*2', value: '' }, UNCOMPUTED],
    ['a formula of a text without a value', { formula: 'A1&A2', type: 'str' }, UNCOMPUTED],
    ['a formula that comes to an empty text', { formula: 'A1&A2', type: 'str', value: '' }, ''],
    ['a formula that comes to a number', { formula: '2500*2', value: 5000 }, '5000'],
    ['noise of counting in twos', 8700.900000000001, '8700.9'],
    ['three decimals', 2.104, '2.1040'],
    ['a tiny number', 0.0000001, '0.0000001'],
    ['more digits than a number keeps', { value: '12345678901234567890' }, '1.23456789012346e+19'],
    ['eleven digits', 52_998_224_725, '52998224725'],
    ['a percentage', { value: 0.0046, format: 10 }, '0.46%'],
    ['a percentage of its own format', { value: 0.07, format: '0.00%' }, '7%'],
    ['a day', { value: 46_296, format: 14 }, '2026-10-01'],
    ['a month', { value: 46_296, format: 'mmm/yy' }, '2026-10-01'],
    ['a month in Portuguese', { value: 46_296, format: '[$-416]mmm\\-yy;@' }, '2026-10-01'],
    ['a day without its year', { value: 46_321, format: 16 }, '2026-10-26 (sem ano)'],
    ['reais', { value: 5000, format: '_-"R$"* #,##0.00_-;-"R$"* #,##0.00_-' }, '5000'],
    ['a width of letters', { value: 5000, format: '_-* #,##0.00\\ _D_M_-;\\-* #,##0.00\\ _D_M_-' }, '5000'],
    ['a currency in brackets', { value: 5000, format: '[$DKK] #,##0.00' }, '5000'],
    ['an escaped letter', { value: 5000, format: '#,##0\\d' }, '5000'],
    ['a filling letter', { value: 5000, format: '*d#,##0' }, '5000'],
    ['a quoted text', { value: 5000, format: '#,##0 "dias"' }, '5000'],
    ['the common format in German', { value: 5000, format: 'Standard' }, '5000'],
    ['a scientific format', { value: 5000, format: '0.00E+00' }, '5000'],
    ['a time', { value: 0.5, format: 'hh:mm' }, '0.5'],
  ])('%s is read', async (_, cell, text) => {
    const content = await workbookOf([{ name: 'x', rows: [['a', cell, 'z']] }])
    expect(await rowsOf(content)).toEqual([[1, 'a', text, 'z']])
  })

  it('that nobody calculated has no zeros behind its formulas', async () => {
    const rows = [['a', { formula: 'B1*2', value: 0 }, { formula: 'B1*2', value: 7 }, 0]]
    expect(await rowsOf(await workbookOf([{ name: 'x', rows }], { fullCalcOnLoad: true }))).toEqual([
      [1, 'a', UNCOMPUTED, '7', '0'],
    ])
  })

  it('that counts from 1904 says so, and its days are those', async () => {
    const content = await workbookOf([{ name: 'x', rows: [[{ value: 27_790, format: 14 }]] }], {
      date1904: true,
    })
    expect(await rowsOf(content)).toEqual([[1, '1980-02-01']])
    expect((await openTable(content)).countsFrom1904).toBe(true)
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
    ['letters of a row', `a;b\n1;2\n3;${'x'.repeat(100_001)}`, { reason: 'long-row', line: 3 }],
  ])('%s of a CSV', async (_, text, refusal) => {
    expect(await refusalOf(Buffer.from(text))).toEqual(refusal)
  })

  it('the time of the processor that a file takes', async () => {
    const slow = Buffer.from('a;b\n'.repeat(500_000))
    const reading = async () => {
      const table = await openTable(slow, { withinMs: 1 })
      for await (const _ of table.rows(0));
    }
    await expect(reading()).rejects.toMatchObject({ refusal: { reason: 'too-complex' } })
  })
})
