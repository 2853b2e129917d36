import { describe, expect, it } from 'vitest'
import { importColumns } from '#domain/imports/import-sheets.ts'
import { workbookOf } from '../../testing/workbook-file.ts'
import { readTableHead } from './read-table-head.ts'

const columns = importColumns.salarios
const NAMES = ['cpf', 'plano_id', 'matricula', 'salario', 'vigencia']
const ROW = ['52998224725', '1', '100234', '1.234,56', '28/02/2026']
const wanted = { withinMs: 60_000, maxRows: 100, columns }

async function headOf(content: Buffer, place?: { sheet: number; header: number | null }) {
  const outcome = await readTableHead(content, { ...wanted, ...(place && { place }) })
  return outcome.ok ? outcome.result : outcome.problems
}

describe('where columns are named', () => {
  it.each([
    ['in the first line', [NAMES, ROW], 1, 1],
    ['below titles', [['Folha de pagamento de outubro'], [], ['Patrocinadora', 'Exemplo'], NAMES, ROW], 4, 4],
    ['below groups of columns', [['Pessoa', '', 'Plano', '', ''], NAMES, ROW], 2, 2],
    [
      'over two lines',
      [['CPF', 'Código', 'Matrícula', 'Salário', 'A partir'], ['', 'do plano', '', 'base', 'de'], ROW],
      1,
      2,
    ],
    ['with what programs add', [['CPF *', 'Plano (código)', 'Matrícula', 'SALÁRIO:', 'Vigência'], ROW], 1, 1],
    ['broken within a cell', [['cpf', 'plano', 'matrí-\nculã', 'salá-\nrio', 'vi-\ngência'], ROW], 1, 1],
  ])('%s', async (_, rows, headerFrom, headerTo) => {
    const head = await headOf(await workbookOf([{ name: 'Dados', rows }]))
    expect(head).toMatchObject({ sheet: 0, headerFrom, headerTo, sample: [ROW] })
    expect(head).toHaveProperty('opening.0.line', 1)
  })

  it('in a CSV below a title', async () => {
    const content = Buffer.from(`Folha de outubro\r\n\r\n${NAMES.join(';')}\r\n${ROW.join(';')}\r\n`)
    expect(await headOf(content)).toMatchObject({ sheets: [], headerFrom: 3, headerTo: 3, header: NAMES })
  })

  it('nowhere: the first line with several cells is taken', async () => {
    const content = await workbookOf([{ name: 'x', rows: [['Título'], ['a', 'b'], ['1', '2']] }])
    expect(await headOf(content)).toMatchObject({ headerFrom: 2, header: ['a', 'b'] })
  })
})

describe('the sheet that is read', () => {
  const lists = { name: 'Listas', rows: [['planos'], ['1']] }
  const data = { name: 'Dados', rows: [NAMES, ROW] }

  it.each([
    ['is not a hidden one before it', [{ ...lists, state: 'hidden' as const }, data], 1],
    ['is not a cover', [{ name: 'Capa', rows: [['Relatório'], ['de outubro']] }, data, lists], 1],
    ['is the one that people see, of two alike', [{ ...data, state: 'veryHidden' as const }, data], 1],
    ['is hidden where nothing else fits', [lists, { ...data, state: 'hidden' as const }], 1],
  ])('%s', async (_, sheets, sheet) => {
    const head = await headOf(await workbookOf(sheets))
    expect(head).toMatchObject({ sheet, header: NAMES, sample: [ROW] })
    expect(head).toHaveProperty('sheets.length', sheets.length)
  })

  it('is the one that somebody chose, from the line that they say', async () => {
    const content = await workbookOf([
      data,
      {
        name: 'Outra',
        rows: [
          ['x', 'y'],
          ['1', '2'],
          ['3', '4'],
        ],
      },
    ])
    expect(await headOf(content, { sheet: 1, header: null })).toMatchObject({ sheet: 1, headerTo: 1 })
    expect(await headOf(content, { sheet: 1, header: 2 })).toMatchObject({
      headerFrom: 2,
      header: ['1', '2'],
      sample: [['3', '4']],
    })
    expect(await headOf(content, { sheet: 1, header: 9 })).toMatchObject({ header: [] })
  })
})

it('its columns tell how they write days and numbers', async () => {
  const rows = [NAMES, ROW, ['1', '1', '1', '1.234', '03/02/2026']]
  expect(await headOf(await workbookOf([{ name: 'x', rows }]))).toHaveProperty('spelling', [
    {},
    {},
    {},
    { decimals: 'comma' },
    { dayFirst: true },
  ])
})
