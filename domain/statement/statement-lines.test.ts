import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addToCompetence } from '#domain/calendar.ts'
import type { ContributionType } from '#domain/ledger.ts'
import { fromCents } from '#domain/money.ts'
import { balanceOfLots, quotasOf } from '#domain/quotas.ts'
import { entries, entry } from './statement.fixtures.ts'
import type { StatementEntry } from './statement-entry.ts'
import type { StatementFilter } from './statement-lines.ts'
import { statementLines } from './statement-lines.ts'
import { statementTotals } from './statement-totals.ts'

const everything: StatementFilter = {
  period: { from: null, to: null },
  accounts: [],
  types: [],
  profileIds: [],
}

describe('statementLines', () => {
  it('are newest first and accumulate', () => {
    const lines = statementLines(entries.toReversed(), everything)
    expect(lines).toHaveLength(12)
    expect(lines[1]).toMatchObject({
      creditedOn: '2026-08-10',
      type: 'CS',
      amount: 541.65,
      unitValue: 2.1265,
      accumulatedQuotas: 1339.37893816,
      balance: 2848.19,
    })
    expect(lines.at(-1)).toMatchObject({ type: 'CB', quotas: 95.7943259, accumulatedQuotas: 95.7943259 })
  })

  it('keep counting what the period leaves out', () => {
    const lines = statementLines(entries, { ...everything, period: { from: '2026-08', to: '2026-08' } })
    expect(lines.map(({ type }) => type)).toEqual(['CA', 'CS', 'CP', 'CB'])
    expect(lines[0]?.accumulatedQuotas).toBe(1339.37893816)
  })

  it('accumulate only the accounts chosen', () => {
    const lines = statementLines(entries, { ...everything, accounts: ['sponsor'] })
    expect(lines).toHaveLength(3)
    expect(lines[0]?.accumulatedQuotas).toBe(
      quotasOf(201.58, '2.1043') + quotasOf(201.58, '2.118') + quotasOf(201.58, '2.1265'),
    )
    expect(statementLines(entries, { ...everything, profileIds: [2] })).toEqual([])
  })

  it('end with the balance of the ledger, whatever was contributed', () => {
    const movement = fc.tuple(
      fc.constantFrom<ContributionType>('CB', 'CS', 'CV', 'CP', 'PT-A'),
      fc.integer({ min: 1, max: 1_000_000 }).map(fromCents),
      fc.integer({ min: 0, max: 300 }),
    )
    fc.assert(
      fc.property(fc.array(movement, { minLength: 1, maxLength: 40 }), (list) => {
        const all = list.map(([type, amount, month]) =>
          entry(`${addToCompetence('2000-01', month)}-10`, type, amount, 1.5 + month / 100),
        )
        const [last] = statementLines(all, everything)
        const lots = all.map(({ creditedOn, quotas }) => ({ creditedOn, quotas }))
        expect(last?.balance).toBe(balanceOfLots(lots, last?.unitValue ?? 0))
      }),
    )
  })

  it('of thirty years are there at once', () => {
    const long = Array.from({ length: 360 }, (_, month) => `${addToCompetence('1996-01', month)}-10`).flatMap(
      (date, month) =>
        (['CB', 'CP', 'CS', 'CA'] as const).map((type) => entry(date, type, 300, 1 + month / 100)),
    )
    const start = performance.now()
    expect(statementLines(long, everything)).toHaveLength(1440)
    expect(performance.now() - start).toBeLessThan(1000)
  })
})

describe('statementTotals', () => {
  it('add up by type, and keep collective money apart', () => {
    expect(statementTotals(statementLines(entries, everything))).toEqual({
      byType: [
        { type: 'CB', lines: 3, amount: 604.74, quotas: 285.76328188 },
        { type: 'CS', lines: 3, amount: 1624.95, quotas: 767.8523744 },
        { type: 'CP', lines: 3, amount: 604.74, quotas: 285.76328188 },
        { type: 'CA', lines: 3, amount: 12.09, quotas: 0 },
      ],
      contributed: 2834.43,
      withdrawn: 0,
      collective: 12.09,
    })
  })

  it('show what left as withdrawn', () => {
    const paid: StatementEntry = {
      ...entry('2026-09-10', 'CV', 1, 2),
      type: 'income',
      account: 'participant-basic',
      amount: -100,
      quotas: -50,
    }
    const totals = statementTotals(statementLines([...entries, paid], everything))
    expect(totals.withdrawn).toBe(100)
    expect(totals.byType.at(-1)).toMatchObject({ type: 'income', amount: -100, quotas: -50 })
  })

  it('show a switch between profiles and a reversal, and count neither as withdrawn', () => {
    const [credit] = entries
    if (!credit) throw new Error('there are entries')
    const out: StatementEntry = {
      ...credit,
      id: 901,
      type: 'switch-out',
      amount: -201.58,
      quotas: -95.7943259,
    }
    const into: StatementEntry = {
      ...credit,
      id: 902,
      type: 'switch-in',
      profileId: 2,
      unitValue: 1,
      quotas: 201.58,
    }
    const back: StatementEntry = { ...credit, id: 903, amount: -201.58, quotas: -95.7943259 }
    const totals = statementTotals(
      statementLines([credit, out, { ...into, amount: 201.58 }, back], everything),
    )
    expect(totals).toMatchObject({ contributed: 0, withdrawn: 0 })
    expect(totals.byType.map(({ type, lines, amount }) => [type, lines, amount])).toEqual([
      ['CB', 2, 0],
      ['switch-out', 1, -201.58],
      ['switch-in', 1, 201.58],
    ])
  })
})

it('shows a cost that is paid on a day without a value at the value before it', () => {
  const [credit] = entries
  if (!credit) throw new Error('there are entries')
  const cost: StatementEntry = { ...entry('2026-06-15', 'CA', 4.03, 1), unitValue: '0.00000000', quotas: 0 }
  const [line] = statementLines([credit, cost], everything)
  expect(line).toMatchObject({ unitValue: 2.1043, balance: 201.58 })
})
