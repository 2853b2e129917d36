import { describe, expect, it } from 'vitest'
import { accountOf, isIndividualAccount, LEDGER_ACCOUNTS } from './ledger.ts'

describe('accountOf', () => {
  it.each([
    ['CB', 'participant-basic'],
    ['CS', 'participant-supplementary'],
    ['CV', 'participant-voluntary'],
    ['CP', 'sponsor'],
    ['CA', 'administration'],
    ['CR', 'risk'],
    ['PT-A', 'ported-open-participant'],
    ['PT-F', 'ported-closed-participant'],
  ] as const)('credits %s to %s', (type, account) => {
    expect(accountOf({ type, amount: 1, quotas: 1 })).toBe(account)
  })

  it("keeps the sponsor's part of ported money apart", () => {
    expect(accountOf({ type: 'PT-F', portedFrom: 'sponsor', amount: 1, quotas: 1 })).toBe(
      'ported-closed-sponsor',
    )
    expect(accountOf({ type: 'PT-A', portedFrom: 'sponsor', amount: 1, quotas: 1 })).toBe(
      'ported-open-sponsor',
    )
  })

  it('debits the account that the entry names', () => {
    expect(accountOf({ type: 'redemption', account: 'sponsor', amount: -1, quotas: -1 })).toBe('sponsor')
  })
})

it('knows the accounts that are the participant’s', () => {
  expect(LEDGER_ACCOUNTS.filter((account) => !isIndividualAccount(account))).toEqual([
    'administration',
    'risk',
  ])
})
