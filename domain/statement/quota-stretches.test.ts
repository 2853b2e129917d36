import { describe, expect, it } from 'vitest'
import { explainReturnOfStretches } from './explain-period-return.ts'
import { newestStretches, quotaDates, stepsOf, stretchesBetween } from './quota-stretches.ts'

const quota = (date: string, unitValue: string) => ({ date, unitValue })
const first = {
  profileId: 1,
  quotas: [quota('2026-01-30', '10'), quota('2026-02-27', '11'), quota('2026-03-31', '12')],
}
const second = {
  profileId: 2,
  quotas: [quota('2026-03-31', '4'), quota('2026-04-30', '5')],
}
const stretches = [first, second]

describe('stretches of quotas', () => {
  it('count the day of a switch once', () => {
    expect(quotaDates(stretches)).toEqual(['2026-01-30', '2026-02-27', '2026-03-31', '2026-04-30'])
  })

  it('step from value to value of the same profile', () => {
    expect(stepsOf(stretches).map(({ date, fraction }) => [date, fraction.toFixed(4)])).toEqual([
      ['2026-02-27', '0.1000'],
      ['2026-03-31', '0.0909'],
      ['2026-04-30', '0.2500'],
    ])
  })

  it('are cut between two days, without a profile in which nothing was earned', () => {
    expect(stretchesBetween(stretches, '2026-02-27', '2026-03-31')).toEqual([
      { profileId: 1, quotas: first.quotas.slice(1) },
    ])
    expect(stretchesBetween(stretches, '2026-03-31', '2026-12-31')).toEqual([second])
    expect(stretchesBetween([first], '2026-03-31', '2026-12-31')).toEqual([
      { profileId: 1, quotas: first.quotas.slice(2) },
    ])
    expect(newestStretches(stretches, 3)).toEqual([{ profileId: 1, quotas: first.quotas.slice(1) }, second])
    expect(newestStretches([], 3)).toEqual([])
  })
})

describe('explainReturnOfStretches', () => {
  it('multiplies what each profile earned, and names only its values: 12 ÷ 10 × 5 ÷ 4 − 1 = 50%', () => {
    const explained = explainReturnOfStretches(stretches)
    expect(explained).toMatchObject({
      formula: 'returns-of-each-profile',
      result: 50,
      quotaDate: '2026-04-30',
    })
    expect(explained?.parts.slice(0, 4)).toEqual([
      { code: 'first-unit-value', value: 10, date: '2026-01-30' },
      { code: 'switched-out-unit-value', value: 12, date: '2026-03-31' },
      { code: 'switched-in-unit-value', value: 4, date: '2026-03-31' },
      { code: 'last-unit-value', value: 5, date: '2026-04-30' },
    ])
    expect(explained?.parts).toHaveLength(7)
  })

  it('says of one profile what it always said', () => {
    expect(explainReturnOfStretches([first])?.formula).toBe('unit-value-over-unit-value')
  })

  it('has nothing to say of one value, or none', () => {
    expect(explainReturnOfStretches([])).toBeNull()
    expect(explainReturnOfStretches([{ ...first, quotas: first.quotas.slice(0, 1) }])).toBeNull()
  })
})
