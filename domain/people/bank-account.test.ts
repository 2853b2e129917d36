import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BankAccount, checkBankAccount, maskAccount, writtenBankAccount } from './bank-account.ts'
import { bankName, banks } from './banks.ts'

const codesOf = (account: BankAccount) =>
  checkBankAccount(account).map(({ field, code }) => `${field} ${code}`)

/** Examples that the banks publish of their own numbers. */
const published = [
  ['Itaú', '341', '0057', '12345-7', '12345-7'],
  ['Itaú', '341', '2545', '02366-1', '02366-1'],
  ['Banco do Brasil', '001', '1584-9', '210169-6', '00210169-6'],
  ['Bradesco', '237', '1425-7', '238069-2', '0238069-2'],
  ['Santander', '033', '0189', '01017417-9', '01017417-9'],
  ['Caixa', '104', '2004', '001 00000448-6', '00100000448-6'],
] as const

describe('an account of a bank whose check digit is known', () => {
  it.each(published)(
    '%s takes %s/%s %s, with or without zeros, dots and dash',
    (name, bank, agency, account, written) => {
      expect(bankName(bank)).toBe(name)
      const plain = account.replaceAll(/[^\dX]/g, '')
      for (const typed of [account, plain, written, `000${plain}`]) {
        const typedAccount = { bank, agency, account: typed }
        expect(codesOf(typedAccount)).toEqual([])
        expect(writtenBankAccount(typedAccount)).toEqual({
          bank,
          agency: agency.slice(0, 4),
          account: written,
        })
      }
    },
  )

  it.each(published)('%s (%s) refuses %s with every other check digit', (_, bank, agency, account) => {
    const right = account.slice(-1)
    for (const digit of '0123456789') {
      if (digit === right) continue
      expect(codesOf({ bank, agency, account: account.slice(0, -1) + digit })).toEqual([
        'account wrong-check-digit',
      ])
    }
  })

  it('a digit that was mistyped is noticed, in Itaú whichever it is', () => {
    const number = fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 9 }))
    fc.assert(
      fc.property(number, ([at, by]) => {
        const digits = Array.from('12345', Number)
        digits[at] = ((digits[at] ?? 0) + by) % 10
        expect(codesOf({ bank: '341', agency: '0057', account: `${digits.join('')}-7` })).toEqual([
          'account wrong-check-digit',
        ])
      }),
    )
  })

  it('ten is X at Banco do Brasil, and P or 0 at Bradesco', () => {
    // 6 × 2 = 12 leaves 1.
    expect(codesOf({ bank: '001', agency: '1584', account: '6-X' })).toEqual([])
    expect(codesOf({ bank: '001', agency: '1584', account: '6x' })).toEqual([])
    expect(codesOf({ bank: '001', agency: '1584', account: '6-0' })).toEqual(['account wrong-check-digit'])
    expect(codesOf({ bank: '237', agency: '1425', account: '6-P' })).toEqual([])
    expect(codesOf({ bank: '237', agency: '1425', account: '6-0' })).toEqual([])
  })

  it('an agency may have its check digit where the bank writes one, and then the right one', () => {
    expect(codesOf({ bank: '001', agency: '1584-8', account: '210169-6' })).toEqual([
      'agency wrong-check-digit',
    ])
    expect(codesOf({ bank: '237', agency: '1425-7', account: '238069-2' })).toEqual([])
    expect(codesOf({ bank: '341', agency: '0057-1', account: '12345-7' })).toEqual(['agency incomplete'])
  })
})

describe('an account of any other bank', () => {
  it('is taken by its length, and at its only agency where there is one', () => {
    expect(codesOf({ bank: '260', agency: '0001', account: '1234567-8' })).toEqual([])
    expect(checkBankAccount({ bank: '260', agency: '1234', account: '1234567-8' })).toEqual([
      { field: 'agency', code: 'another-bank', only: '0001' },
    ])
    expect(codesOf({ bank: '077', agency: '0001', account: '123456789-0' })).toEqual([])
    expect(checkBankAccount({ bank: '077', agency: '0001', account: '1234567890-0' })).toEqual([
      { field: 'account', code: 'too-long', digits: 9 },
    ])
    // A newer account of Caixa.
    expect(codesOf({ bank: '104', agency: '2004', account: '577123456789-0' })).toEqual([])
    expect(codesOf({ bank: '756', agency: '3210', account: '1.234-5' })).toEqual([])
  })

  it.each([
    [{ bank: '', agency: '', account: '' }, ['bank required', 'agency required', 'account required']],
    [
      { bank: '999', agency: '123', account: '6' },
      ['bank unknown', 'agency incomplete', 'account incomplete'],
    ],
    [{ bank: '341', agency: '12345', account: '123456-7' }, ['agency incomplete', 'account too-long']],
    [{ bank: '756', agency: '3210', account: '0000-0' }, ['account incomplete']],
    [{ bank: '756', agency: '3210', account: '12a4-5' }, ['account incomplete']],
    [{ bank: '756', agency: '3210', account: `${'9'.repeat(500)}-1` }, ['account too-long']],
  ])('%j is told %j', (account, codes) => {
    expect(codesOf(account)).toEqual(codes)
  })

  it('whatever is written is read back as the same account', () => {
    const typed = fc.record({
      bank: fc.constantFrom(...banks.map(({ code }) => code)),
      agency: fc.stringMatching(/^\d{4}$/),
      account: fc.stringMatching(/^\d{1,12}-[\dXP]$/),
    })
    fc.assert(
      fc.property(typed, (account) => {
        fc.pre(checkBankAccount(account).length === 0)
        const written = writtenBankAccount(account)
        expect(checkBankAccount(written)).toEqual([])
        expect(writtenBankAccount(written)).toEqual(written)
        expect(written.account).toMatch(/^\d{1,12}-[\dXP]$/)
      }),
    )
  })
})

it('an account is shown by its check digit alone', () => {
  expect(maskAccount('12345-6')).toBe('*****-6')
})
