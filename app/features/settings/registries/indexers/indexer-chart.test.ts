import { expect, test } from 'vitest'
import { addToCompetence } from '#domain/calendar.ts'
import { indexerChart } from './indexer-chart.ts'

const months = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ competence: addToCompetence('2025-01', at), percent: 1 }))

test('a chart begins with the second point of twelve months', () => {
  expect(indexerChart(months(12))).toBeNull()
  const chart = indexerChart(months(14))
  expect(chart?.data.points.map(({ label }) => label)).toEqual(['dez/25', 'jan/26', 'fev/26'])
  expect(chart?.finding).toBe('Nos 12 meses até fevereiro de 2026, o índice variou 12,68%.')
})

test('a chart holds five years, the newest ones, a month apart', () => {
  const points = indexerChart(months(90))?.data.points ?? []
  expect([points.length, points.at(0)?.label, points.at(-1)?.label]).toEqual([60, 'jul/27', 'jun/32'])
  const steps = points.slice(1).map(({ x }, index) => x - (points[index]?.x ?? 0))
  expect(new Set(steps)).toEqual(new Set([1]))
  expect(indexerChart(months(13))?.data.points).toHaveLength(2)
})

test('a month without a value takes the twelve months after it out of the chart', () => {
  const holed = months(30).filter(({ competence }) => competence !== '2026-02')
  expect(indexerChart(holed)?.data.points.map(({ label }) => label)).toEqual([
    'dez/25',
    'jan/26',
    'fev/27',
    'mar/27',
    'abr/27',
    'mai/27',
    'jun/27',
  ])
})
