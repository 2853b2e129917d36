import { describe, expect, it } from 'vitest'
import { ledgerTotals } from '#domain/ledger-totals.ts'
import { sumReais } from '#domain/money.ts'
import { annualContributions } from './annual-contributions.ts'
import { contributionsAgainstReturn } from './contributions-against-return.ts'
import { evolutionOf } from './evolution.ts'
import { entries, entry, months } from './statement.fixtures.ts'
import { checkPeriod, periodOf } from './statement-period.ts'

describe('contributionsAgainstReturn', () => {
  const quotas = [
    ...months.map(([date, unitValue]) => ({ profileId: 1, date, unitValue })),
    { profileId: 1, date: '2026-05-10', unitValue: '2.09' },
    { profileId: 1, date: '2026-08-31', unitValue: '2.13900000' },
  ]

  it('begins with the first contribution and ends with the balance of the ledger', () => {
    const points = contributionsAgainstReturn(entries, quotas)
    expect(points.map(({ date }) => date)).toEqual(['2026-06-10', '2026-07-10', '2026-08-10', '2026-08-31'])
    const { total } = ledgerTotals(entries, '2.139')
    expect(points.at(-1)).toEqual({
      month: '2026-08',
      date: '2026-08-31',
      contributed: total.contributed,
      withdrawn: 0,
      balance: total.balance,
      return: total.return,
    })
    for (const point of points) {
      expect(sumReais([point.contributed, point.return, -point.withdrawn])).toBe(point.balance)
    }
  })
})

it('what is paid out of a contribution counts as paid out, and takes nothing from what was contributed', () => {
  const paidOut = {
    ...entry('2026-08-10', 'CB', -21.27, '2.12650000'),
    type: 'redemption' as const,
  }
  const quotas = months.map(([date, unitValue]) => ({ profileId: 1, date, unitValue }))
  const before = contributionsAgainstReturn(entries, quotas).at(-1)
  const after = contributionsAgainstReturn([...entries, paidOut], quotas).at(-1)
  expect(after).toMatchObject({ contributed: before?.contributed, withdrawn: 21.27 })
})

describe('what was paid out', () => {
  const evolution = evolutionOf(
    [
      { date: '2026-06-10', profileId: 1, quotas: '100', contributed: 200, withdrawn: 0 },
      { date: '2026-07-10', profileId: 1, quotas: '-40', contributed: 0, withdrawn: 90.5 },
      { date: '2026-08-10', profileId: 1, quotas: '-10', contributed: 0, withdrawn: 25.25 },
    ],
    [
      { profileId: 1, date: '2026-06-10', unitValue: '2' },
      { profileId: 1, date: '2026-07-10', unitValue: '2.25' },
      { profileId: 1, date: '2026-08-10', unitValue: '2.5' },
    ],
  )

  it('adds up, and is no loss', () => {
    expect(evolution.map(({ withdrawn, balance, return: gain }) => [withdrawn, balance, gain])).toEqual([
      [0, 200, 0],
      [90.5, 135, 25.5],
      [115.75, 125, 40.75],
    ])
  })
})

describe('the period', () => {
  const today = '2026-11-21'

  it('has presets that include this month', () => {
    expect(periodOf('3-months', today)).toEqual({ from: '2026-09', to: '2026-11' })
    expect(periodOf('6-months', today)).toEqual({ from: '2026-06', to: '2026-11' })
    expect(periodOf('12-months', today)).toEqual({ from: '2025-12', to: '2026-11' })
    expect(periodOf('all', today)).toEqual({ from: null, to: null })
  })

  it('is refused when it can’t be', () => {
    expect(checkPeriod({ from: '2026-01', to: null }, today)).toMatchObject({ ok: true })
    expect(checkPeriod({ from: '2026-11', to: '2026-11' }, today)).toMatchObject({ ok: true })
    expect(checkPeriod({ from: '2026-10', to: '2026-09' }, today)).toEqual({
      ok: false,
      problems: [{ field: 'to', code: 'before-from' }],
    })
    expect(checkPeriod({ from: '2026-13', to: '2026-12' }, today)).toEqual({
      ok: false,
      problems: [
        { field: 'from', code: 'not-a-month' },
        { field: 'to', code: 'in-the-future' },
      ],
    })
  })
})

describe('annualContributions', () => {
  it('adds what the participant paid, month by month', () => {
    const year = annualContributions([...entries, entry('2025-12-10', 'CB', 50, 2)], 2026)
    expect(year).toMatchObject({ own: 2229.69, basic: 604.74, sponsor: 604.74, administration: 12.09 })
    expect(year.months).toHaveLength(3)
    expect(year.months[0]).toEqual({
      month: '2026-06',
      basic: 201.58,
      supplementary: 541.65,
      voluntary: 0,
      total: 743.23,
    })
    expect(sumReais(year.months.map(({ total }) => total))).toBe(year.own)
  })
})
