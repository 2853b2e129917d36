import { describe, expect, it } from 'vitest'
import { UNCOMPUTED } from './cell-text.ts'
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

const home: Cells = {
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  uf: 'SP',
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
    ['E12 telefone', { telefone: '351912345678' }],
    ['E12 telefone', { telefone: '+999 912 345 678' }],
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
    const second = { column: 'matricula', reason: 'second-enrolment', about: read({}).matricula }
    expect(rows.problemsOf(5, read({ matricula: '1', nome: 'Outra Pessoa' }))).toEqual([
      { column: 'cpf', reason: 'other-data', about: '2' },
      second,
    ])
    expect(rows.problemsOf(6, read({ matricula: '2', situacao_id: '4' }))).toEqual([])
    expect(rows.problemsOf(7, read({ matricula: '3' }))).toEqual([second])
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

it('every code from E01 to E16 has its reasons, and the last is taken all the same, as what is only told', () => {
  const codes = new Set(importReasons.map(importCode))
  const refusals = Array.from({ length: 16 }, (_, at) => `E${String(at + 1).padStart(2, '0')}`)
  expect([...codes].toSorted()).toEqual(['A01', 'A02', 'A03', 'A04', ...refusals])
  const taken = importReasons.filter((reason) => isWarning({ column: null, reason }))
  expect([...new Set(taken.map(importCode))].toSorted()).toEqual(['A01', 'A02', 'A03', 'A04', 'E16'])
  expect(isRefused([{ column: 'valor', reason: 'formula' }])).toBe(false)
})

describe('what programs make of cells', () => {
  const problemsOf = (over: Cells) => peopleSheet.check({ ...person, ...over }, facts).problems

  it.each<[string, Cells]>([
    ['cell-error email', { email: '#REF!' }],
    ['cell-error salario', { salario: '#N/D' }],
    ['cell-error nome', { nome: '#N/A' }],
    ['cell-error matricula', { matricula: '#VALOR!' }],
    ['cell-error conta', { banco: '341', agencia: '0057', conta: '#REF!' }],
    ['uncomputed salario', { salario: UNCOMPUTED }],
    ['letters nome', { nome: 'Jo\uFFFDo Lima' }],
    ['cpf-scientific cpf', { cpf: '5,29982E+10' }],
    ['cpf-scientific cpf', { cpf: '5.29982e+10' }],
    ['scientific matricula', { matricula: '1,23457E+10' }],
    ['scientific telefone', { telefone: '1,19912E+10' }],
    ['scientific telefone', { telefone: '+3,51912E+11' }],
    ['scientific salario', { salario: '1,2E+04' }],
    ['turned-day matricula', { matricula: '2026-10-12' }],
    ['turned-day numero', { ...home, numero: '12/mar' }],
    ['date-two-readings data_nascimento', { data_nascimento: '01/02/20' }],
    ['date-unread data_nascimento', { data_nascimento: 'maio' }],
    ['long-past data_admissao', { data_admissao: '30/12/1899' }],
    ['long-past data_adesao', { data_adesao: '1900-01-01' }],
    ['date data_admissao', { data_admissao: '00/00/0000' }],
    ['two-amounts salario', { salario: '1.234' }],
    ['decimals salario', { salario: '10,0055' }],
    ['negative salario', { salario: '(123,45)' }],
    ['amount salario', { salario: '0,00' }],
  ])('is refused with %s for %j', (reason, over) => {
    expect(problemsOf(over).map((problem) => `${problem.reason} ${problem.column}`)).toEqual([reason])
  })

  it.each<[Cells, RowValues]>([
    [{ salario: '8700.900000000001' }, { salario: '8700.90' }],
    [
      { salario: '-', email: 'N/D', telefone: '—' },
      { salario: null, email: null, telefone: null },
    ],
    [{ matricula: '="0007770"' }, { matricula: '0007770' }],
    [{ matricula: "'0007770" }, { matricula: '0007770' }],
    [{ telefone: '+351 912 345 678' }, { telefone: '+351912345678' }],
    [{ telefone: "'+351 912345678" }, { telefone: '+351912345678' }],
    [{ telefone: '="+351912345678"' }, { telefone: '+351912345678' }],
    [
      { matricula: '7770.0', plano_id: '1.0' },
      { matricula: '7770', plano_id: 1 },
    ],
    [{ data_nascimento: '29252' }, { data_nascimento: '1980-02-01' }],
    [{ data_adesao: '01/03/10' }, { data_adesao: '2010-03-01' }],
  ])('%j is read', (over, values) => {
    expect(peopleSheet.check({ ...person, ...over }, facts)).toMatchObject({ problems: [], values })
  })

  it('a telephone from abroad that would be one of Brazil without its + is taken, and told', () => {
    expect(peopleSheet.check({ ...person, telefone: '+51 99567-8901' }, facts)).toMatchObject({
      values: { telefone: '+51995678901' },
      problems: [{ column: 'telefone', reason: 'phone-abroad', about: '+51 995678901' }],
    })
  })

  it('zeros that a program took away are put back, and told', () => {
    const { values, problems } = peopleSheet.check(
      { ...person, cpf: '1234567890.0', banco: '341', agencia: '57', conta: '12345-7' },
      facts,
    )
    expect(values).toMatchObject({ cpf: '01234567890', agencia: '0057' })
    expect(problems).toEqual([
      { column: 'cpf', reason: 'cpf-padded', about: '012.345.678-90' },
      { column: 'agencia', reason: 'agency-padded', about: '0057' },
    ])
    expect(isRefused(problems)).toBe(false)
  })

  it('the column and the workbook say how days and amounts are meant', () => {
    const read = (over: Cells, spelt: Partial<CheckFacts>) =>
      peopleSheet.check({ ...person, ...over }, { ...facts, ...spelt })
    const comma = { spelling: { salario: { decimals: 'comma' } } } as const
    expect(read({ salario: '1.234' }, comma)).toMatchObject({ problems: [], values: { salario: '1234.00' } })
    const american = { spelling: { data_adesao: { monthFirst: true } } } as const
    expect(read({ data_adesao: '02/03/2010' }, american).problems).toEqual([
      { column: 'data_adesao', reason: 'date-two-readings', about: '02/03/2010|03/02/2010' },
    ])
    expect(read({ data_adesao: '38776' }, { countsFrom1904: true }).values).toMatchObject({
      data_adesao: '2010-03-01',
    })
  })

  it('an enrolment without its zeros is the same one', () => {
    const rows = new RepeatedRows(peopleSheet)
    const read = (over: Cells) => peopleSheet.check({ ...person, ...over }, facts).values
    expect(rows.problemsOf(2, read({ matricula: '0007770' }))).toEqual([])
    expect(rows.problemsOf(3, read({ matricula: '7770' }))).toEqual([
      { column: null, reason: 'repeated', about: '2' },
    ])
  })
})

it.each(IMPORT_KINDS)('columns of %s have names of their own', (kind) => {
  const names = importColumns[kind].flatMap(({ id, names: others }) => [id, ...others])
  expect(new Set(names).size).toBe(names.length)
})
