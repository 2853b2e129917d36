import { describe, expect, it } from 'vitest'
import { isBusinessDay } from '#domain/business-days.ts'
import { ledgerTotals } from '#domain/ledger-totals.ts'
import { balanceOfQuotas, quotasOf, sumQuotas } from '#domain/quotas.ts'
import type { DemoLink } from './demo-person.ts'
import { ledgerOf } from './ledger.ts'
import type { DemoLot } from './lots.ts'
import { demoPeople } from './people.ts'
import type { DemoQuota } from './quotas.ts'
import { demoInvestmentProfiles, demoQuotas, quotaDates, unitValuesOf } from './quotas.ts'

const TODAY = '2026-11-21'
const quotas = demoQuotas(TODAY)

function lotsOf(link: DemoLink, today = TODAY, values: readonly DemoQuota[] = quotas): DemoLot[] {
  return ledgerOf(link, today, unitValuesOf(values, link.profileId))
}

function linkOf(enrolment: string, today = TODAY): DemoLink {
  const link = demoPeople(today)
    .flatMap((person) => person.links)
    .find((candidate) => candidate.enrolment === enrolment)
  if (!link) throw new Error(`no link ${enrolment}`)
  return link
}

function newestUnit(link: DemoLink, values: readonly DemoQuota[] = quotas): string {
  return [...unitValuesOf(values, link.profileId).values()].at(-1) ?? ''
}

describe('demo quotas', () => {
  it('are monthly, on the last business day, and end before the day of the seed', () => {
    for (const today of ['2026-11-21', '2026-11-30', '2026-12-01', '2028-03-01']) {
      const dates = quotaDates(today)
      expect(dates.every(isBusinessDay)).toBe(true)
      expect(new Set(dates).size).toBe(dates.length)
      expect(dates.at(-1)! < today).toBe(true)
    }
    expect(quotaDates('2026-11-30').at(-1)).toBe('2026-10-30')
    expect(quotaDates('2026-12-01').at(-1)).toBe('2026-11-30')
  })

  it('have the same values whatever the day', () => {
    const values = (today: string) => demoQuotas(today).map((quota) => quota.unitValue)
    expect(values('2029-01-15')).toEqual(values(TODAY))
  })

  it('reach back more than twenty years and reward risk over that time', () => {
    const ends = demoInvestmentProfiles.map(({ id }) => Number([...unitValuesOf(quotas, id).values()].at(-1)))
    expect(quotas.length / demoInvestmentProfiles.length).toBeGreaterThan(240)
    expect(ends.toSorted((one, other) => one - other)).toEqual(ends)
  })
})

describe('demo ledger', () => {
  it('turns every amount into quotas at the unit value of its date, and no account ever goes below zero', () => {
    const links = demoPeople(TODAY).flatMap((person) => person.links)
    const wrong = links.flatMap((link) => {
      const held = new Map<string, number>()
      return lotsOf(link).filter((lot) => {
        held.set(lot.account, sumQuotas([held.get(lot.account) ?? 0, lot.quotas]))
        const expected = lot.account === 'administration' ? 0 : quotasOf(lot.amount, lot.unitValue)
        // A lot that an income takes whole is worth its amount within half a cent.
        const difference = Math.abs(Number(lot.quotas) - expected) * Number(lot.unitValue)
        const isWorth = lot.taken ? difference <= 0.0051 : difference === 0
        return !isWorth || (held.get(lot.account) ?? -1) < 0
      })
    })
    expect(wrong).toEqual([])
  })

  it('gives Ana sixty months that end in 134.39 from each side', () => {
    const lots = lotsOf(linkOf('100234'))
    expect(lots.filter((lot) => lot.type === 'CB')).toHaveLength(60)
    expect(lots.slice(-2).map((lot) => [lot.type, lot.amount])).toEqual([
      ['CB', 134.39],
      ['CP', 134.39],
    ])
  })

  it.each(['2025-01-05', '2026-02-28', '2026-05-01', '2026-11-21', '2027-09-15', '2028-02-29'])(
    'gives Gustavo exactly 50,000.00 of his own and 30,000.00 of the sponsor when seeded on %s',
    (today) => {
      const values = demoQuotas(today)
      const link = linkOf('100555', today)
      const totals = ledgerTotals(lotsOf(link, today, values), newestUnit(link, values))
      expect([totals.participant.balance, totals.sponsor.balance, totals.total.balance]).toEqual([
        50_000, 30_000, 80_000,
      ])
      // The last contribution is a month's, and nothing that only makes the balance round.
      const lots = lotsOf(link, today, values)
      const newest = lots.filter(({ competence }) => competence === lots.at(-1)?.competence)
      expect(newest.map(({ type }) => type)).toEqual(['CB', 'CS', 'CP'])
    },
  )

  it('pays Carlos 9,000.00 on each quota date, twice in December, and leaves him a balance', () => {
    const link = linkOf('100871')
    const lots = lotsOf(link)
    const paid = Map.groupBy(
      lots.filter((lot) => lot.type === 'income'),
      (lot) => lot.date,
    )
    const totals = [...paid].map(([date, of]) => [
      date.slice(5, 7),
      of.reduce((sum, lot) => sum - Math.round(lot.amount * 100), 0),
    ])
    expect(totals).toHaveLength(28)
    expect(totals.filter(([month]) => month !== '12').every(([, cents]) => cents === 900_000)).toBe(true)
    expect(totals.filter(([month]) => month === '12')).toEqual([
      // The year in which it began: six twelfths.
      ['12', 1_350_000],
      ['12', 1_800_000],
    ])
    expect(balanceOfQuotas(sumQuotas(lots.map((lot) => lot.quotas)), newestUnit(link))).toBeGreaterThan(
      500_000,
    )
  })

  it('charges Eduardo both shares and the fee, with the newest month unpaid', () => {
    const lots = lotsOf(linkOf('100990'))
    expect(lots.slice(-3).map((lot) => [lot.competence, lot.type, lot.amount])).toEqual([
      ['2026-09', 'CB', 201.58],
      ['2026-09', 'CB', 201.58],
      ['2026-09', 'CA', 4.03],
    ])
  })
})
