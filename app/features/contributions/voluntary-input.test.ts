import { expect, it } from 'vitest'
import { voluntaryInput } from './voluntary-input.ts'

const values = {
  valorContribuicao: 300,
  formaPagamento: 2 as const,
  agencia: '0057',
  conta: '12345-7',
}

const chaveEnvio = '4c7d8b52-2f0a-4f7e-9f57-2c2d3f1a9b10'

it('sends account data for direct debit only', () => {
  expect(voluntaryInput(values, { chaveEnvio })).not.toHaveProperty('conta')
  expect(voluntaryInput({ ...values, formaPagamento: 5 }, { chaveEnvio, idRequisicao: 9 })).toMatchObject({
    formaPagamento: 5,
    agencia: '0057',
    conta: '12345-7',
    banco: 341,
    chaveEnvio,
    idRequisicao: 9,
  })
})

it('never sends an incomplete form', () => {
  expect(() => voluntaryInput({ ...values, valorContribuicao: null }, { chaveEnvio })).toThrow(RangeError)
})
