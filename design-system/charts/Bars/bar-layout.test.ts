import { describe, expect, it } from 'vitest'
import type { ChartData } from '../chart-data.ts'
import { plot, valueAxis } from '../plot-scale.ts'
import { bandCentres, barLayout } from './bar-layout.ts'

const data: ChartData = {
  label: 'Contribuições',
  xLabel: 'Ano',
  series: [
    { id: 'own', label: 'Sua parte' },
    { id: 'sponsor', label: 'Patrocinadora' },
  ],
  points: [
    { x: 2025, label: '2025', values: { own: 60, sponsor: 40 } },
    { x: 2026, label: '2026', values: { own: -20, sponsor: 100 } },
  ],
  formatValue: String,
}

describe('bars', () => {
  it('stand beside each other, on the line of 0', () => {
    const axis = valueAxis([60, 40, -20, 100])
    const bars = barLayout(data, axis, false)
    const [own, sponsor, negative] = bars
    expect(bars).toHaveLength(4)
    expect(sponsor?.x).toBeCloseTo((own?.x ?? 0) + (own?.width ?? 0))
    expect((own?.y ?? 0) + (own?.height ?? 0)).toBeCloseTo(axis.y(0))
    expect(negative?.y).toBeCloseTo(axis.y(0))
  })

  it('stack to the sum of their values', () => {
    const axis = valueAxis([100])
    const [own, sponsor] = barLayout(data, axis, true)
    expect(sponsor?.x).toBe(own?.x)
    expect((sponsor?.y ?? 0) + (sponsor?.height ?? 0)).toBeCloseTo(own?.y ?? 0)
    expect(sponsor?.y).toBeCloseTo(axis.y(100))
  })

  it('are centred in even bands', () => {
    const [first = 0, second = 0] = bandCentres(2)
    expect(first).toBeCloseTo(plot.width - second)
  })
})
