import { expect, it } from 'vitest'
import { byField } from '../complaints.ts'
import { checkBankAccountValues, checkOwnAccountValues, checkPhoneValues } from './contacts-check.ts'

it('takes telephones as typed, and none', () => {
  expect(checkPhoneValues({ celular: '(11) 91234-5678', fixo: '' }).ok).toBe(true)
  expect(checkPhoneValues({ celular: '+351 912 345 678', fixo: '0044 20 7946 0958' })).toEqual({
    ok: true,
    result: { mobile: '+351912345678', home: '+442079460958' },
  })
  const outcome = checkPhoneValues({ celular: '11 1234-56789', fixo: '123' })
  expect(outcome.ok ? {} : byField(outcome.problems)).toEqual({
    celular: 'Um celular começa com 9 depois do DDD.',
    fixo: 'Informe o DDD e o número completo. De outro país, comece com + e o código do país.',
  })
})

it('takes a complete account at a bank of the list', () => {
  expect(checkBankAccountValues({ banco: '341', agencia: '0057', conta: '123457' })).toEqual({
    ok: true,
    result: { bank: '341', agency: '0057', account: '12345-7' },
  })
  const outcome = checkBankAccountValues({ banco: null, agencia: '57', conta: '' })
  expect(outcome.ok ? {} : byField(outcome.problems)).toEqual({
    banco: 'Escolha o banco.',
    agencia: 'A agência tem 4 números.',
    conta: 'Informe a conta.',
  })
})

it.each([
  [
    { banco: '341', agencia: '0057', conta: '12345-6' },
    { conta: expect.stringMatching(/^O dígito não confere/) },
  ],
  [{ banco: '341', agencia: '0057', conta: '1234567' }, { conta: expect.stringContaining('até 5 números') }],
  [
    { banco: '260', agencia: '1234', conta: '1234567-8' },
    { agencia: 'Neste banco, a agência é sempre 0001.' },
  ],
  [
    { banco: '001', agencia: '1584-1', conta: '210169-6' },
    { agencia: expect.stringContaining('dígito da agência') },
  ],
])('says what is wrong with %j', (values, sentences) => {
  const outcome = checkBankAccountValues(values)
  expect(outcome.ok ? {} : byField(outcome.problems)).toEqual(sentences)
})

it('takes an account of nobody but the person', () => {
  const account = { banco: '341', agencia: '0057', conta: '12345-7' }
  const own = '52998224725'
  const told = (cpfTitular: string, conta = account.conta) => {
    const outcome = checkOwnAccountValues({ ...account, conta, cpfTitular }, own)
    return outcome.ok ? {} : byField(outcome.problems)
  }
  expect(told('529.982.247-25')).toEqual({})
  expect(told('')).toEqual({ cpfTitular: 'Informe o CPF do titular da conta.' })
  expect(Object.keys(told('111.444.777-35', '1'))).toEqual(['conta', 'cpfTitular'])
})
