import { describe, expect, it } from 'vitest'
import { voluntaryByBoleto } from './contributions.fixtures.ts'
import { contributionsText } from './contributions.text.ts'
import { missingForSubmit, voluntaryInput, voluntaryToCome } from './voluntary-input.ts'

const { voluntary } = contributionsText
const values = {
  valorContribuicao: 300,
  formaPagamento: 2 as 2 | 5 | null,
  agencia: '',
  conta: '',
}

describe('what is missing', () => {
  it('is nothing for a slip', () => expect(missingForSubmit(values)).toEqual([]))

  it('is the method while none is chosen', () => {
    expect(missingForSubmit({ ...values, formaPagamento: null })).toEqual([voluntary.missing.method])
  })

  it('is the account data of a debit until they are complete', () => {
    const debit = { ...values, formaPagamento: 5 as const }
    expect(missingForSubmit(debit)).toEqual([voluntary.missing.agency, voluntary.missing.account])
    expect(missingForSubmit({ ...debit, agencia: '0057', conta: '12345-' })).toEqual([
      voluntary.missing.account,
    ])
    expect(missingForSubmit({ ...debit, agencia: '0057', conta: '12345-7' })).toEqual([])
  })
})

it('sends the account and its bank only with a debit, and nothing that is not complete', () => {
  const envelope = { chaveEnvio: 'a key' } as unknown as Parameters<typeof voluntaryInput>[1]
  const account = { agencia: '0057', conta: '12345-6' }
  const slip = { modalidade: 'voluntaria', valorContribuicao: 300, chaveEnvio: 'a key' }
  expect(voluntaryInput({ ...values, ...account }, envelope)).toEqual({ ...slip, formaPagamento: 2 })
  expect(voluntaryInput({ ...values, ...account, formaPagamento: 5 }, envelope)).toEqual({
    ...slip,
    ...account,
    formaPagamento: 5,
    banco: 341,
  })
  for (const missing of [{ valorContribuicao: null }, { formaPagamento: null }]) {
    expect(() => voluntaryInput({ ...values, ...missing }, envelope)).toThrow(RangeError)
  }
})

it('reviews the account only of a debit', () => {
  const debit = { valorContribuicao: 300, formaPagamento: 5, agencia: '0057', conta: '12345-6' } as const
  expect(voluntaryToCome(debit, voluntaryByBoleto, '2026-12')).toMatchObject({
    agencia: '0057',
    conta: '12345-6',
  })
  expect(voluntaryToCome({ ...debit, formaPagamento: 2 }, voluntaryByBoleto, '2026-12')).toMatchObject({
    valorContribuicao: 300,
    agencia: null,
    conta: null,
    anterior: { valorContribuicao: voluntaryByBoleto.valorContribuicao, formaPagamento: 2 },
  })
})
