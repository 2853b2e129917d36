import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { InflowType, LedgerEntry } from './ledger.ts'
import { ledgerTotals } from './ledger-totals.ts'
import { fromCents, sumReais } from './money.ts'
import { balanceOfLots, quotasOf } from './quotas.ts'

const inflow = (type: InflowType, amount: number, unitValue: number | string): LedgerEntry => ({
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
        fc.constantFrom<InflowType>('CB', 'CS', 'CV', 'CP', 'PT-A', 'PT-F'),
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
