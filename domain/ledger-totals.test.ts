import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ContributionType, LedgerEntry } from './ledger.ts'
import { ledgerTotals } from './ledger-totals.ts'
import { fromCents, sumReais } from './money.ts'
import { balanceOfLots, quotasOf } from './quotas.ts'

const inflow = (type: ContributionType, amount: number, unitValue: number | string): LedgerEntry => ({
  type,
  amount,
  quotas: type === 'CA' || type === 'CR' ? 0 : quotasOf(amount, unitValue),
})

const entries: LedgerEntry[] = ['2.1043', '2.118', '2.1265'].flatMap((unitValue) => [
  inflow('CB', 201.58, unitValue),
  inflow('CP', 201.58, unitValue),
  inflow('CS', 541.65, unitValue),
  inflow('CA', 4.03, unitValue),
])

describe('ledgerTotals', () => {
  const totals = ledgerTotals(entries, '2.139')

  it('values all quotas', () => {
    expect(totals.total).toEqual({
      contributed: 2834.43,
      withdrawn: 0,
      quotas: 1339.37893816,
      balance: 2864.93,
      return: 30.5,
    })
  })

  it('shows each account and group', () => {
    expect(totals.byAccount['participant-basic'].contributed).toBe(604.74)
    expect(totals.participant.contributed).toBe(2229.69)
    expect(totals.sponsor.contributed).toBe(604.74)
    expect(totals.ported.balance).toBe(0)
  })

  it('shows each type', () => {
    expect(totals.byType.CS).toBe(1624.95)
    expect(totals.byType.CA).toBe(12.09)
    expect(totals.byType.redemption).toBe(0)
  })

  it('keeps collective money out of the balance', () => {
    expect(totals.byAccount.administration).toEqual({
      contributed: 12.09,
      withdrawn: 0,
      quotas: 0,
      balance: 0,
      return: 0,
    })
  })

  it('counts what was withdrawn as part of the return', () => {
    const { total, byType } = ledgerTotals(
      [
        inflow('CV', 1000, 2),
        { type: 'redemption', account: 'participant-voluntary', amount: -300, quotas: -100 },
      ],
      3,
    )
    expect(total).toEqual({ contributed: 1000, withdrawn: 300, quotas: 400, balance: 1200, return: 500 })
    expect(byType.redemption).toBe(-300)
  })

  it('is empty without entries', () => {
    expect(ledgerTotals([], 2).total).toEqual({
      contributed: 0,
      withdrawn: 0,
      quotas: 0,
      balance: 0,
      return: 0,
    })
  })

  it('always closes: accounts add up to the total, which is the value of all lots', () => {
    const entry = fc
      .tuple(
        fc.constantFrom<ContributionType>('CB', 'CS', 'CV', 'CP', 'PT-A', 'PT-F'),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 100_000_000, max: 400_000_000 }),
      )
      .map(([type, cents, unit]) => inflow(type, fromCents(cents), unit / 1e8))
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 30 }),
        fc.integer({ min: 100_000_000, max: 400_000_000 }),
        (list, unit) => {
          const { total, byAccount, participant, sponsor, ported } = ledgerTotals(list, unit / 1e8)
          const lots = list.map(({ quotas }) => ({ creditedOn: '2026-11-21', quotas }))
          expect(total.balance).toBe(balanceOfLots(lots, unit / 1e8))
          expect(sumReais(Object.values(byAccount).map(({ balance }) => balance))).toBe(total.balance)
          expect(sumReais([participant.balance, sponsor.balance, ported.balance])).toBe(total.balance)
          expect(sumReais([total.contributed, total.return])).toBe(total.balance)
        },
      ),
    )
  })
})

describe('ledgerTotals over several profiles', () => {
  const ofProfile = (profileId: number, quotas: string, amount: number): LedgerEntry => ({
    type: 'CB',
    amount,
    quotas,
    profileId,
  })
  const switched: LedgerEntry[] = [
    ofProfile(1, '100', 200),
    { type: 'switch-out', account: 'participant-basic', amount: -300, quotas: '-100', profileId: 1 },
    { type: 'switch-in', account: 'participant-basic', amount: 300, quotas: '150', profileId: 2 },
  ]

  it('values what each profile holds at its own unit value', () => {
    const unitValues = new Map([
      [1, '3'],
      [2, '2.005'],
    ])
    const { total } = ledgerTotals([...switched, ofProfile(1, '10', 30)], unitValues)
    expect(total).toMatchObject({ contributed: 230, withdrawn: 0, balance: 330.75, return: 100.75 })
  })

  it('needs no value of a profile that holds nothing any more, and one of each that does', () => {
    expect(ledgerTotals(switched, new Map([[2, '2']])).total.balance).toBe(300)
    expect(() => ledgerTotals(switched, new Map([[1, '3']]))).toThrow(RangeError)
  })

  it('counts a switch neither as contributed nor as withdrawn, and a reversal against what it reverses', () => {
    const reversed: LedgerEntry[] = [
      ofProfile(2, '-10', -20),
      { type: 'redemption', account: 'participant-basic', amount: -50, quotas: '-25', profileId: 2 },
      { type: 'redemption', account: 'participant-basic', amount: 50, quotas: '25', profileId: 2 },
    ]
    const { total, byType } = ledgerTotals([...switched, ...reversed], '2')
    expect(total).toMatchObject({ contributed: 180, withdrawn: 0, balance: 280 })
    expect(byType).toMatchObject({ CB: 180, redemption: 0 })
    expect(Object.keys(byType)).not.toContain('switch-in')
  })
})
