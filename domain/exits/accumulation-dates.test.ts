import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar.ts'
import { sumReais, toDecimal } from '../money.ts'
import { accumulationProblems, mayTellDates, redatedLots } from './accumulation-dates.ts'

const arrival = { arrivedOn: '2024-05-10', amount: '9000.00' }
const told = [
  { date: '2014-03-05', amount: 6000 },
  { date: '2019-08-20', amount: 3000 },
]
const codes = (list: typeof told, isOriginRegressive = true) =>
  accumulationProblems(arrival, isOriginRegressive, list).map(({ code }) => code)

describe('Dates of accumulation', () => {
  it('are told until the last day, and not after it', () => {
    expect(mayTellDates('2027-01-15', '2027-01-15')).toBe(true)
    expect(mayTellDates('2027-01-16', '2027-01-15')).toBe(false)
  })

  it('are of all that came, each once and before it came', () => {
    expect(codes(told)).toEqual([])
    expect(codes([])).toEqual(['none'])
    expect(codes(told.slice(1))).toEqual(['sum-differs'])
    expect(codes([...told, { date: '2014-03-05', amount: 1 }])).toEqual(['repeated'])
    expect(codes([{ date: '2024-05-10', amount: 9000 }])).toEqual(['not-before-arrival'])
    expect(codes([...told, { date: '2014-04-05', amount: 0 }])).toEqual(['nothing'])
  })

  it('do not count where the origin was progressive', () => {
    expect(codes(told, false)).toEqual(['origin-progressive'])
  })
})

const part = fc.record({
  date: fc.integer({ min: 0, max: 7_000 }).map((days) => addDays('2005-01-01', days)),
  cents: fc.integer({ min: 1, max: 100_000_000 }),
})

it('shares whatever is left by the same proportion, and loses neither a cent nor a quota', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(part, { minLength: 1, maxLength: 60, selector: ({ date }) => date }),
      fc.integer({ min: 1, max: 2_000_000_000 }),
      fc.integer({ min: 0, max: 10_000_000 }),
      (parts, quotaUnits, cents) => {
        const [quotas, amount] = [toDecimal(quotaUnits).dividedBy(1e8), cents / 100]
        const list = parts.map(({ date, cents: ofPart }) => ({ date, amount: ofPart / 100 }))
        const lots = redatedLots({ quotas, amount }, list)
        const all = toDecimal(sumReais(list.map((told) => told.amount)))
        expect(lots.reduce((sum, lot) => sum.plus(lot.quotas), toDecimal(0)).equals(quotas)).toBe(true)
        expect(sumReais(lots.map((lot) => lot.amount))).toBe(amount)
        for (const lot of lots) {
          const share = list.find(({ date }) => date === lot.lotDate)?.amount ?? 0
          const exact = quotas.times(share).dividedBy(all)
          expect(exact.minus(lot.quotas).abs().toNumber()).toBeLessThanOrEqual(1e-8)
        }
      },
    ),
  )
})
