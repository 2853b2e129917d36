import { describe, expect, it } from 'vitest'
import { english } from '../../strings/english.ts'
import { portuguese } from '../../strings/portuguese.ts'
import { formatShare } from '../chart-share.ts'
import { portfolio } from '../example-data.ts'
import { describePart, donutParts } from './donut-parts.ts'

describe('parts of a whole', () => {
  it('share it without a rest', () => {
    const parts = donutParts(portfolio)
    expect(parts).toHaveLength(portfolio.points.length)
    expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  })

  it('are nothing of nothing', () => {
    const empty = { ...portfolio, points: portfolio.points.map((point) => ({ ...point, values: {} })) }
    expect(donutParts(empty).map(({ share }) => share)).toEqual(portfolio.points.map(() => 0))
  })

  it('are read with their share', () => {
    const [first] = donutParts(portfolio)
    if (!first) throw new Error('no part')
    expect(describePart(portfolio, first, portuguese).replaceAll(/\s/g, ' ')).toBe(
      'Renda fixa: R$ 91.380,27; 60%',
    )
    expect(formatShare(0.425, portuguese)).toBe('42,5%')
    expect(formatShare(0.425, english)).toBe('42.5%')
  })
})
