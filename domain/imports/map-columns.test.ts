import { expect, it } from 'vitest'
import { foldName } from './import-sheet.ts'
import { importColumns } from './import-sheets.ts'
import { mappingProblems, proposeMapping } from './map-columns.ts'
import { isAmong, rowChanges } from './row-changes.ts'

const { pessoas } = importColumns

it('a header is matched by the names of the template, by others, and never twice', () => {
  const header = ['CPF', 'Nome Completo', 'Dt. Nascimento', 'nome', 'Observações']
  expect(proposeMapping(pessoas, header)).toMatchObject({ cpf: 0, nome: 3, data_nascimento: 2, email: null })
  expect(foldName(' Situação (código) ')).toBe('situacao_codigo')
})

it('a header is matched as programs and people spell it', () => {
  const header = [
    'CPF ',
    'Nome\nCompleto',
    'Data de\nNascimento',
    'Cód. Plano',
    'Nº Matrícula',
    'Categoria*',
    'Situação (cód.)',
  ]
  expect(proposeMapping(pessoas, header)).toMatchObject({
    cpf: 0,
    nome: 1,
    data_nascimento: 2,
    plano_id: 3,
    matricula: 4,
    categoria_id: 5,
    situacao_id: 6,
  })
  expect(proposeMapping(pessoas, ['Logradouro', 'Número do endereço', 'e-\nmail'])).toMatchObject({
    logradouro: 0,
    numero: 1,
    email: 2,
  })
})

it('a mapping says which required column it lacks, and which it has twice or beyond the file', () => {
  const all = Object.fromEntries(pessoas.map(({ id }, at) => [id, at]))
  expect(mappingProblems(pessoas, all, pessoas.length)).toEqual([])
  expect(mappingProblems(pessoas, { ...all, cpf: null, sexo: 1, uf: 99 }, pessoas.length)).toEqual([
    { column: 'cpf', code: 'missing' },
    { column: 'sexo', code: 'taken-twice' },
    { column: 'uf', code: 'beyond' },
  ])
})

it('an empty cell changes nothing, and what was seen covers what is left of it', () => {
  const changes = rowChanges(
    { nome: 'Ana', email: null, sexo: 'F' },
    { nome: 'Ana', email: 'a@b.c', sexo: null },
  )
  expect(changes).toEqual([{ column: 'sexo', before: null, after: 'F' }])
  expect(isAmong([], changes)).toBe(true)
  expect(isAmong([{ column: 'sexo', before: 'M', after: 'F' }], changes)).toBe(false)
})
