import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { escolherPlanilhaImportacao, retornarLinhasImportacao } from '#contract/imports/imports.ts'
import type { ImportKindId } from '#domain/imports/import-sheet.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { importing } from '../testing/import-sheets.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { type WorkbookCell, workbookOf } from '../testing/workbook-file.ts'

/** Files as programs write them, from their bytes to what their rows come to. */

let test: TestApi
let marta = ''
beforeAll(async () => {
  test = await startTestApi()
  marta = await test.signIn(DemoCpf.marta)
})
afterAll(() => test.close())

const sheetOf = (kind: ImportKindId) => importing(test, kind, () => marta)

async function outcomeOf(kind: ImportKindId, content: string | Buffer) {
  const { id, linhas, leitura } = await sheetOf(kind).prepare(content)
  const rows = async (resultado: string) =>
    (
      await test.call(retornarLinhasImportacao, {
        token: marta,
        params: { tipo: kind, idImportacao: id },
        query: { resultado },
      })
    ).answer.linhas
  return { id, linhas, leitura, refused: await rows('recusadas'), changing: await rows('mudam') }
}

const SALARIES = ['cpf', 'plano_id', 'matricula', 'salario', 'vigencia']
let next = 0
/** A salary that nobody told before: of a month of its own. */
const month = () => {
  next += 1
  return `${2000 + Math.floor(next / 12)}-${String((next % 12) + 1).padStart(2, '0')}-01`
}
const salary = (over: Record<string, string> = {}) =>
  Object.values({
    cpf: DemoCpf.ana,
    plano_id: '1',
    matricula: '100234',
    salario: '9.876,54',
    vigencia: month(),
    ...over,
  })

const textOf = (rows: readonly (readonly string[])[], delimiter = ';', end = '\r\n') =>
  rows.map((cells) => cells.join(delimiter)).join(end)

describe('a CSV', () => {
  it.each<[string, () => string | Buffer]>([
    ['with the line of Excel', () => `sep=;\r\n${textOf([SALARIES, salary()])}`],
    ['between pipes', () => textOf([SALARIES, salary()], '|')],
    ['between tabs', () => textOf([SALARIES, salary()], '\t')],
    ['below a title', () => `Folha de outubro\r\n\r\n${textOf([SALARIES, salary()])}`],
    ['in UTF-16', () => Buffer.from(`\uFEFF${textOf([SALARIES, salary()])}`, 'utf16le')],
    [
      'in UTF-16 the other way round',
      () => Buffer.from(`\uFEFF${textOf([SALARIES, salary()])}`, 'utf16le').swap16(),
    ],
    [
      'in the encoding of old Macintoshes',
      () =>
        Buffer.concat([
          Buffer.from('cpf;plano_id;matr'),
          Buffer.from([0x92]),
          Buffer.from(`cula;sal`),
          Buffer.from([0x87]),
          Buffer.from(`rio;vig`),
          Buffer.from([0x90]),
          Buffer.from(`ncia\r${salary().join(';')}`),
        ]),
    ],
    [
      'that keeps zeros',
      () => textOf([SALARIES, salary({ matricula: '="100234"', cpf: `'${DemoCpf.ana}` })]),
    ],
  ])('%s is read', async (_, content) => {
    const { linhas, refused } = await outcomeOf('salarios', content())
    expect([linhas, refused]).toMatchObject([{ alteradas: 1, recusadas: 0 }, []])
  })

  it('has one refused row for the one that nobody can read, with its line', async () => {
    const [cpf, ...rest] = salary()
    const { linhas, refused } = await outcomeOf(
      'salarios',
      textOf([SALARIES, salary(), [`"${cpf}`, ...rest.slice(0, 2)], salary(), [...salary(), 'x'], salary()]),
    )
    expect(linhas).toMatchObject({ alteradas: 3, recusadas: 2 })
    expect(refused.map(({ linha, problemas }) => [linha, problemas[0]?.motivo])).toEqual([
      [3, 'broken-row'],
      [5, 'broken-row'],
    ])
  })
})

describe('a workbook', () => {
  const reais = (value: number): WorkbookCell => ({ value, format: '_-"R$"* #,##0.00_-' })
  const day = (value: number): WorkbookCell => ({ value, format: 'dd/mm/yyyy' })
  const row = (over: WorkbookCell[] = []): WorkbookCell[] => {
    next += 1
    const all = [Number(DemoCpf.ana), 1, 100_234, reais(8700.900000000001), day(36_526 + 31 * next)]
    return all.map((cell, at) => over[at] ?? cell)
  }

  it('is read as Excel keeps it', async () => {
    const { changing } = await outcomeOf(
      'salarios',
      await workbookOf([{ name: 'Folha', rows: [SALARIES, row()] }]),
    )
    expect(changing[0]?.mudancas).toMatchObject([{ coluna: 'salario', depois: '8700.90' }])
  })

  it('whose cells have no value is refused by column, and one whose codes lost digits with the reason', async () => {
    const { refused } = await outcomeOf(
      'salarios',
      await workbookOf([
        {
          name: 'Folha',
          rows: [
            SALARIES,
            row([null, null, null, { type: 'e', value: '#N/A' }]),
            row([null, null, null, { formula: 'A1*2' }]),
            row(['5,29982E+10']),
            row([null, null, { value: 36_526, format: 14 }]),
          ],
        },
      ]),
    )
    expect(
      refused.map(({ linha, problemas }) => [
        linha,
        ...problemas.map(({ coluna, motivo }) => `${coluna} ${motivo}`),
      ]),
    ).toEqual([
      [2, 'salario cell-error'],
      [3, 'salario uncomputed'],
      [4, 'cpf cpf-scientific'],
      [5, 'matricula turned-day'],
    ])
  })

  it('is read from the sheet and the line that name its columns, or that somebody chooses', async () => {
    const content = await workbookOf([
      { name: 'Capa', rows: [['Folha'], ['de outubro']] },
      { name: 'Folha', rows: [['Patrocinadora', 'Exemplo'], [], SALARIES, row()] },
      { name: 'Outra', rows: [['a', 'b', 'c', 'd', 'e'], SALARIES, row(), row()] },
    ])
    const { id, leitura, linhas } = await outcomeOf('salarios', content)
    expect(leitura).toMatchObject({
      planilhas: [{ nome: 'Capa' }, { nome: 'Folha' }, { nome: 'Outra' }],
      planilha: 1,
      cabecalho: { de: 3, ate: 3 },
      inicio: [{ linha: 1, texto: 'Patrocinadora · Exemplo' }, { linha: 3 }, { linha: 4 }],
    })
    expect(linhas).toMatchObject({ alteradas: 1 })
    const choose = (planilha: number, cabecalho: number | null) =>
      test.call(escolherPlanilhaImportacao, {
        token: marta,
        body: { tipo: 'salarios', idImportacao: id, planilha, cabecalho },
      })
    expect((await choose(9, null)).problem.campos).toEqual({ planilha: 'O arquivo não tem esta planilha.' })
    expect((await choose(1, 900)).problem.campos).toEqual({
      cabecalho: 'Escolha uma das primeiras linhas da planilha.',
    })
    expect((await choose(0, null)).status).toBe(200)
    const chosen = (await choose(2, null)).answer
    expect(chosen).toMatchObject({
      situacao: 'enviada',
      cabecalho: SALARIES,
      leitura: { planilha: 2, cabecalho: { ate: 2 } },
      linhas: { alteradas: 0 },
    })
    expect(await sheetOf('salarios').check(id)).toMatchObject({ linhas: { alteradas: 2, recusadas: 0 } })
    expect((await choose(2, 3)).answer).toMatchObject({
      cabecalho: [DemoCpf.ana, '1', '100234', '8700.9', expect.anything()],
    })
    await choose(2, null)
    await sheetOf('salarios').check(id)
    await sheetOf('salarios').apply(id)
    expect((await choose(1, null)).status).toBe(409)
  })
})

describe('months of the template', () => {
  const NAMES = ['indexador', 'competencia', 'valor']

  it.each<[string, WorkbookCell]>([
    ['a text as Excel makes it', 'ago/26'],
    ['a text with a full stop', 'ago./26'],
    ['a name', 'agosto de 2026'],
    ['a real day that shows month and year', { value: 46_235, format: 'mmm/yy' }],
    ['a bare number', 46_235],
    ['a percentage of Excel', '08/2026'],
  ])('%s is the month', async (_, competencia) => {
    const valor: WorkbookCell = { value: 0.0046, format: 10 }
    const rows = [NAMES, ['INPC', competencia, valor]]
    const { changing, refused } = await outcomeOf(
      'indices',
      await workbookOf([{ name: `Índices ${(next += 1)}`, rows }]),
    )
    expect(refused).toEqual([])
    expect(changing[0]?.mudancas).toMatchObject([{ coluna: 'valor', depois: '0.46' }])
  })

  it('with two readings is asked for, and no month that exists is said not to', async () => {
    const rows = ['10/1/2026', 'ago/30', '26/08', '13/2026'].map((month) => `INPC;${month};0,46`)
    const { refused } = await outcomeOf('indices', [NAMES.join(';'), ...rows].join('\n'))
    expect(refused.map(({ problemas }) => problemas[0]?.texto)).toEqual([
      'O mês pode ser 01/2026 ou 10/2026. Escreva mês/ano, como 10/2026.',
      'O mês pode ser 08/1930 ou 08/2030. Escreva mês/ano, como 10/2026.',
      'Não deu para ler o mês. Use mês/ano, como 10/2026.',
      'Não há um mês com este número. Use de 1 a 12 e o ano, como 10/2026.',
    ])
  })
})

it('an enrolment without its zeros is asked for in every kind', async () => {
  const { refused } = await outcomeOf('salarios', textOf([SALARIES, salary({ matricula: '0100234' })]))
  expect(refused[0]?.problemas).toMatchObject([
    {
      codigo: 'E06',
      motivo: 'zeros',
      texto: expect.stringMatching(/No portal a matrícula desta pessoa é 100234/),
    },
  ])
})
