import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { ZipFile } from 'yazl'
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
    const zip = new ZipFile()
    for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name)
    zip.end()
    const chunks: Buffer[] = []
    for await (const chunk of zip.outputStream as AsyncIterable<Buffer>) chunks.push(chunk)
    await expect(rowsOf(Buffer.concat(chunks))).rejects.toThrow(UnreadableTable)
  })
})
