import { expect, it } from 'vitest'
import type { ChartData } from '../chart-data.ts'
import { plot } from '../plot-scale.ts'
import { sparkHeights } from './spark-heights.ts'

const dataOf = (...values: number[]): ChartData => ({
  label: 'Cota',
  xLabel: 'Mês',
  series: [{ id: 'value', label: 'Cota' }],
  points: values.map((value, x) => ({ x, label: String(x), values: { value } })),
  formatValue: String,
})

it('spans the whole height between lowest and highest', () => {
  expect(sparkHeights(dataOf(10, 30, 20))).toEqual([plot.height, 0, plot.height / 2])
  expect(sparkHeights(dataOf(-10, 10))).toEqual([plot.height, 0])
})

it('lies in the middle when nothing moves', () => {
  expect(sparkHeights(dataOf(5, 5))).toEqual([plot.height / 2, plot.height / 2])
  expect(sparkHeights(dataOf(5))).toEqual([plot.height / 2])
  expect(sparkHeights(dataOf())).toEqual([])
})
