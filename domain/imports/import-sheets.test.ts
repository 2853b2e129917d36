import { describe, expect, it } from 'vitest'
import { contributionsSheet } from './contributions-sheet.ts'
import { importCode, importReasons, isRefused, isWarning } from './import-problem.ts'
import {
  type Cells,
  type CheckFacts,
  IMPORT_KINDS,
  type ImportSheet,
  type RowValues,
} from './import-sheet.ts'
import { importColumns } from './import-sheets.ts'
import { indexValuesSheet } from './index-values-sheet.ts'
import { peopleSheet } from './people-sheet.ts'
import { reRegistrationSheet } from './re-registration-sheet.ts'
import { RepeatedRows } from './repeated-rows.ts'
import { salariesSheet } from './salaries-sheet.ts'

const facts: CheckFacts = {
  today: '2026-11-11',
  planIds: new Set([1, 4, 7]),
  profiles: ['Super Conservador', 'Conservador', 'Moderado', 'Arrojado'],
}

const person: Cells = {
  cpf: '529.982.247-25',
  nome: 'Ana Beatriz Lima',
  data_nascimento: '17/05/1980',
  plano_id: '1',
  matricula: '100234',
  categoria_id: '1',
  situacao_id: '1',
  data_adesao: '2020-03-01',
}

const contribution: Cells = {
  cpf: '52998224725',
  plano_id: '1',
  matricula: '100234',
  competencia: '10/2026',
  tipo: 'cb',
  valor: '134,39',
  data_credito: '30/10/2026',
}

const codesOf = <Values extends RowValues>(sheet: ImportSheet<Values>, cells: Cells) =>
  sheet.check(cells, facts).problems.map(({ column, reason }) => `${importCode(reason)} ${column}`)

describe('a row of people', () => {
  it('is read whole, however it is spelt', () => {
    const { values, problems } = peopleSheet.check(
      {
        ...person,
        cpf: '52998224725',
        nome: '  Ana  Beatriz Lima ',
        sexo: 'feminino',
        email: ' Ana@Exemplo.com.BR',
        telefone: '+55 (11) 91234-5678',
        salario: 'R$ 10.000,50',
        regime_tributario: 'REGRESSIVO',
        perfil: 'super conservador',
        banco: '1',
        agencia: '1584-9',
        conta: '210169-6',
        data_admissao: '',
        cep: '1310100',
        logradouro: 'Av. Paulista',
        numero: '1',
        bairro: 'Bela Vista',
        cidade: 'São Paulo',
        uf: 'sp',
      },
      facts,
    )
    expect(problems).toEqual([])
    expect(values).toMatchObject({
      cpf: '52998224725',
      nome: 'Ana Beatriz Lima',
      sexo: 'F',
      email: 'ana@exemplo.com.br',
      telefone: '11912345678',
      salario: '10000.50',
      regime_tributario: 'regressivo',
      plano_id: 1,
      perfil: 'Super Conservador',
      banco: '001',
      agencia: '1584',
      conta: '00210169-6',
      cep: '01310100',
      data_nascimento: '1980-05-17',
      data_admissao: null,
      uf: 'SP',
      complemento: null,
    })
  })

  it.each<[string, Cells]>([
    ['E02 nome', { nome: '' }],
    ['E02 nome', { nome: 'Ana www.golpe.com' }],
    ['E02 matricula', { matricula: '1'.repeat(21) }],
    ['E03 cpf', { cpf: '529.982.247-24' }],
    ['E03 cpf', { cpf: '5299822472' }],
    ['E03 cpf', { cpf: 'nenhum' }],
    ['E04 data_nascimento', { data_nascimento: '31/02/1980' }],
    ['E04 data_adesao', { data_adesao: '2026-11-12' }],
    ['E07 plano_id', { plano_id: '9' }],
    ['E07 categoria_id', { categoria_id: '6' }],
    ['E07 situacao_id', { situacao_id: 'ativo' }],
    ['E07 perfil', { perfil: 'Radical' }],
    ['E07 sexo', { sexo: 'X' }],
    ['E07 regime_tributario', { regime_tributario: 'misto' }],
    ['E08 situacao_id', { situacao_id: '2' }],
    ['E09 salario', { salario: '0' }],
    ['E09 salario', { salario: '-10,00' }],
    ['E09 salario', { salario: '10,005' }],
    ['E09 salario', { salario: '1.234' }],
    ['E12 email', { email: 'ana@' }],
    ['E12 telefone', { telefone: '1234' }],
    ['E14 data_nascimento', { data_nascimento: '2012-11-12' }],
    ['E14 data_nascimento', { data_nascimento: '1905-01-01' }],
    ['E15 conta', { banco: '341', agencia: '0057', conta: '12345-6' }],
    ['E02 conta', { banco: '341', agencia: '0057' }],
  ])('is refused with %s for %j', (code, over) => {
    expect(codesOf(peopleSheet, { ...person, ...over })).toEqual([code])
  })

  it('asks for the whole of an address, or none of it', () => {
    expect(codesOf(peopleSheet, { ...person, cidade: 'Santos' })).toEqual([
      'E02 cep',
      'E02 logradouro',
      'E02 numero',
      'E02 bairro',
      'E02 uf',
    ])
  })

  it('who turns fourteen today is old enough', () => {
    expect(codesOf(peopleSheet, { ...person, data_nascimento: '11/11/2012' })).toEqual([])
  })
})

describe('rows of one sheet', () => {
  it('are told apart by plan and enrolment, and agree on whom they are about', () => {
    const rows = new RepeatedRows(peopleSheet)
    const read = (over: Cells) => peopleSheet.check({ ...person, ...over }, facts).values
    expect(rows.problemsOf(2, read({}))).toEqual([])
    expect(rows.problemsOf(3, read({ nome: 'Outra Pessoa' }))).toEqual([
      { column: null, reason: 'repeated', about: '2' },
    ])
    expect(rows.problemsOf(4, read({ plano_id: '7' }))).toEqual([])
    expect(rows.problemsOf(5, read({ matricula: '1', nome: 'Outra Pessoa' }))).toEqual([
      { column: 'cpf', reason: 'other-data', about: '2' },
    ])
    expect(importCode('repeated')).toBe('E05')
  })
})

describe('other sheets', () => {
  it('read a contribution, with its month and its quota', () => {
    const { values, problems } = contributionsSheet.check(
      { ...contribution, valor_cota: '2,10430000' },
      facts,
    )
    expect(problems).toEqual([])
    expect(values).toMatchObject({
      competencia: '2026-10',
      tipo: 'CB',
      valor: '134.39',
      data_credito: '2026-10-30',
      valor_cota: '2.1043',
    })
  })

  it.each<[string, Cells]>([
    ['E02 tipo', { tipo: '' }],
    ['E07 tipo', { tipo: 'PT-A' }],
    ['E04 competencia', { competencia: '12/2026' }],
    ['E04 competencia', { competencia: '13/2026' }],
    ['E04 data_credito', { data_credito: '12/11/2026' }],
    ['E09 valor', { valor: '0,00' }],
  ])('refuse a contribution with %s for %j', (code, over) => {
    expect(codesOf(contributionsSheet, { ...contribution, ...over })).toEqual([code])
  })

  it('read a campaign, which begins in the first status and ends in the future', () => {
    const row = {
      cpf: '52998224725',
      nome: 'Ana',
      plano_id: '1',
      matricula: '100234',
      categoria_id: '1',
      prazo: '31/12/2026',
      campanha: 'Recadastramento 2026',
    }
    expect(reRegistrationSheet.check(row, facts)).toMatchObject({ problems: [], values: { status: 1 } })
    expect(codesOf(reRegistrationSheet, { ...row, prazo: '10/11/2026' })).toEqual(['E04 prazo'])
    expect(codesOf(reRegistrationSheet, { ...row, status: '5' })).toEqual(['E07 status'])
  })

  it('read salaries, and months of an index that fell', () => {
    const salary = {
      cpf: '52998224725',
      plano_id: '1',
      matricula: '1',
      salario: '1.234.567,89',
      vigencia: '1/5/2026',
    }
    expect(salariesSheet.check(salary, facts)).toMatchObject({
      problems: [],
      values: { salario: '1234567.89', vigencia: '2026-05-01' },
    })
    const month = { indexador: 'inpc', competencia: '2026-08-01', valor: '-0,14' }
    expect(indexValuesSheet.check(month, facts)).toMatchObject({
      problems: [],
      values: { indexador: 'INPC', competencia: '2026-08', valor: '-0.14' },
    })
    expect(codesOf(indexValuesSheet, { ...month, valor: '51' })).toEqual(['E09 valor'])
    expect(codesOf(indexValuesSheet, { ...month, valor: '' })).toEqual(['E02 valor'])
    expect(codesOf(indexValuesSheet, { ...month, competencia: '06/1994' })).toEqual(['E04 competencia'])
    // A month and a variation are no day and no reais: the sentence says how each is written.
    const wrong = indexValuesSheet.check({ ...month, competencia: '13/2026', valor: 'alta' }, facts)
    expect(wrong.problems.map(({ reason }) => reason)).toEqual(['month', 'number'])
    expect(indexValuesSheet.check({ ...month, valor: '51' }, facts).problems).toEqual([
      { column: 'valor', reason: 'percent', about: '50' },
    ])
  })
})

it('every code from E01 to E16 has its reasons, and only the last is taken all the same', () => {
  const codes = new Set(importReasons.map(importCode))
  expect([...codes].toSorted()).toEqual(
    Array.from({ length: 16 }, (_, at) => `E${String(at + 1).padStart(2, '0')}`),
  )
  const taken = importReasons.filter((reason) => isWarning({ column: null, reason }))
  expect(taken.map(importCode)).toEqual(['E16'])
  expect(isRefused([{ column: 'valor', reason: 'formula' }])).toBe(false)
})

it.each(IMPORT_KINDS)('columns of %s have names of their own', (kind) => {
  const names = importColumns[kind].flatMap(({ id, names: others }) => [id, ...others])
  expect(new Set(names).size).toBe(names.length)
})
