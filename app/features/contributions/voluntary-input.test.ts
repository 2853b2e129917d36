import { expect, it } from 'vitest'
import { voluntaryByBoleto } from './contributions.fixtures.ts'
import { voluntaryInput, voluntaryToCome } from './voluntary-input.ts'

const values = {
  valorContribuicao: 300,
  formaPagamento: 2 as 2 | 5 | null,
  agencia: '',
  conta: '',
}

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
