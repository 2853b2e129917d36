import { expect, it } from 'vitest'
import { byField } from './complaints.ts'
import { checkBankAccountValues, checkPhoneValues } from './contacts-check.ts'

it('takes telephones as typed, and none', () => {
  expect(checkPhoneValues({ celular: '(11) 91234-5678', fixo: '' }).ok).toBe(true)
  const outcome = checkPhoneValues({ celular: '11 1234-56789', fixo: '123' })
  expect(outcome.ok ? {} : byField(outcome.problems)).toEqual({
    celular: 'Um celular começa com 9 depois do DDD.',
    fixo: 'Informe o DDD e o número completo.',
  })
})

it('takes a complete account at a bank of the list', () => {
  expect(checkBankAccountValues({ banco: '341', agencia: '0057', conta: '12345-6' })).toEqual({
    ok: true,
    result: { bank: '341', agency: '0057', account: '12345-6' },
  })
  const outcome = checkBankAccountValues({ banco: null, agencia: '57', conta: '' })
  expect(outcome.ok ? {} : byField(outcome.problems)).toEqual({
    banco: 'Escolha o banco.',
    agencia: 'A agência tem 4 números.',
    conta: 'Informe a conta.',
  })
})
