import { describe, expect, it } from 'vitest'
import { bankName } from './banks.ts'
import { checkBankAccount, checkPhones, formatPhone, maskAccount } from './contacts.ts'

describe('telephones', () => {
  it.each([
    [{ mobile: '', home: '' }, []],
    [{ mobile: '(11) 91234-5678', home: '(11) 3123-4567' }, []],
    [{ mobile: '11912345678', home: '11912345678' }, []],
    [{ mobile: '(11) 81234-5678', home: '' }, [{ field: 'mobile', code: 'not-mobile' }]],
    [
      { mobile: '(11) 9123', home: '3123-4567' },
      [
        { field: 'mobile', code: 'incomplete' },
        { field: 'home', code: 'incomplete' },
      ],
    ],
    [{ mobile: '(01) 91234-5678', home: '' }, [{ field: 'mobile', code: 'not-mobile' }]],
    [{ mobile: '(', home: ' ' }, []],
    [
      { mobile: 'nenhum', home: '(11) 3123-4567 r. 12' },
      [
        { field: 'mobile', code: 'incomplete' },
        { field: 'home', code: 'incomplete' },
      ],
    ],
  ])('%j are %j', (phones, problems) => {
    expect(checkPhones(phones)).toEqual(problems)
  })

  it('are read with area code and dash', () => {
    expect(['11912345678', '119123456789', '1131234567', '119', '1'].map(formatPhone)).toEqual([
      '(11) 91234-5678',
      '(11) 91234-5678',
      '(11) 3123-4567',
      '(11) 9',
      '1',
    ])
  })
})

describe('a bank account', () => {
  it('has a known bank, an agency of four digits and an account of five and one', () => {
    expect(checkBankAccount({ bank: '341', agency: '0123', account: '12345-6' })).toEqual([])
    expect(bankName('341')).toBe('Itaú')
    expect(maskAccount('12345-6')).toBe('*****-6')
  })

  it.each([
    [{ bank: '', agency: '', account: '' }, ['required', 'required', 'required']],
    [{ bank: '999', agency: '123', account: '123456' }, ['unknown', 'incomplete', 'incomplete']],
    [{ bank: '341', agency: '12345', account: '1234-56' }, ['incomplete', 'incomplete']],
  ])('%j is told %j', (account, codes) => {
    expect(checkBankAccount(account).map(({ code }) => code)).toEqual(codes)
  })
})
