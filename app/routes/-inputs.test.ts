import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { reportYear, yearInAddress } from '#app/features/payroll/income-reports/income-reports.schema.ts'
import { postalCodeInput } from '#app/features/people/addresses/addresses.schema.ts'
import { ruleReference } from '#app/features/plan-rules/plan-rules.schema.ts'
import { codeInAddress, identification } from '#app/features/re-registration/re-registration.schema.ts'
import { returnedReference } from '#app/features/request-engine/service-request.schema.ts'
import { requestMove, requestReference } from '#app/features/requests/requests.schema.ts'
import { emailProblem, reasonProblem } from '#app/features/service-desk/service-desk.schema.ts'
import { statementFileFilters } from '#app/features/statement/statement.schema.ts'

const longest = (length: number) => 'a'.repeat(length)

/* Inputs of server functions: those that pages send are accepted, and those no page sends are refused. */
describe('what a page asks for', () => {
  it.each<[string, v.GenericSchema, object]>([
    ['the year to declare now', reportYear, { ano: 0 }],
    ['a year of income', reportYear, { ano: 2025 }],
    ['the first request', requestReference, { idRequisicao: 1 }],
    ['the first request that came back', returnedReference, { idRequisicao: 1 }],
    [
      'the first version of a request, with the longest reason',
      requestMove,
      { idRequisicao: 1, idStatus: 9, versao: 1, motivo: longest(1000) },
    ],
    ['a request on its way back, without a reason', requestMove, { idRequisicao: 1, idStatus: 1, versao: 2 }],
    ['a rule for everybody', ruleReference, { tipo: 'contribution-terms', idPlano: null }],
    ['the rule of the first plan', ruleReference, { tipo: 'contribution-terms', idPlano: 1 }],
    ['a CEP as it is typed', postalCodeInput, { cep: '01310-100' }],
    ['a code of a link', codeInAddress, { cpf: '52998224725', codigo: '123456' }],
  ])('may be %s', (_, schema, asked) => {
    expect(v.parse(schema, asked)).toEqual(asked)
  })

  it.each<[string, v.GenericSchema, object]>([
    ['a year before any', reportYear, { ano: -1 }],
    ['no request', requestReference, { idRequisicao: 0 }],
    ['no request that came back', returnedReference, { idRequisicao: 0 }],
    ['a request into no status', requestMove, { idRequisicao: 1, idStatus: 0, versao: 1 }],
    ['a request into a status that there is not', requestMove, { idRequisicao: 1, idStatus: 10, versao: 1 }],
    ['a request of no version', requestMove, { idRequisicao: 1, idStatus: 2, versao: 0 }],
    [
      'a request for a reason of spaces',
      requestMove,
      { idRequisicao: 1, idStatus: 2, versao: 1, motivo: '  ' },
    ],
    [
      'a request for a reason that is too long',
      requestMove,
      { idRequisicao: 1, idStatus: 2, versao: 1, motivo: longest(1001) },
    ],
    ['half a CEP', postalCodeInput, { cep: '01310' }],
    ['a code that is too long', codeInAddress, { cpf: '52998224725', codigo: '1234567' }],
    ['a CPF that is too long', codeInAddress, { cpf: '529982247250', codigo: '123456' }],
  ])('is never %s', (_, schema, asked) => {
    expect(v.is(schema, asked)).toBe(false)
  })
})

it('the address of a file spells years and profiles', () => {
  expect(v.parse(yearInAddress, '2025')).toBe(2025)
  expect(v.is(yearInAddress, '25')).toBe(false)
  expect(v.parse(statementFileFilters, { idPerfil: '2', tipo: 'PT-A' })).toEqual({
    idPerfil: 2,
    tipo: 'PT-A',
  })
})

it('who asks for a code says when they were born', () => {
  const ana = { cpf: '529.982.247-25', dataNascimento: '1984-03-12' }
  expect(v.parse(identification, ana)).toEqual({ ...ana, cpf: '52998224725' })
  expect(v.safeParse(identification, { ...ana, dataNascimento: null }).issues).toHaveLength(1)
})

it('an attendant hears what is wrong with a reason or an e-mail, and nothing of a right one', () => {
  expect([emailProblem('ana@exemplo.com.br'), reasonProblem('Ligação da Ana sobre o extrato')]).toEqual([
    undefined,
    undefined,
  ])
  expect([emailProblem('ana'), reasonProblem('')]).toEqual([expect.any(String), expect.any(String)])
})
