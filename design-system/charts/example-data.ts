import type { ChartData } from './chart-data.ts'

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const shortMoney = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  notation: 'compact',
  maximumFractionDigits: 1,
})
const month = new Intl.DateTimeFormat('pt-BR', { month: 'short', year: 'numeric', timeZone: 'UTC' })

const series = [
  { id: 'own', label: 'Sua parte' },
  { id: 'sponsor', label: 'Patrocinadora' },
  { id: 'yield', label: 'Rendimento' },
]

/** Five years of an invented balance, for stories. */
export const balance: ChartData = {
  label: 'Evolução do saldo',
  xLabel: 'Mês',
  series,
  points: Array.from({ length: 61 }, (_, index) => ({
    x: index,
    label: month.format(Date.UTC(2021, 9 + index, 1)),
    values: {
      own: 12_000 + index * 743.23,
      sponsor: 10_000 + index * 620.1,
      yield: 1_500 + index * index * 9.4 + Math.sin(index / 4) * 900,
    },
  })),
  formatValue: (value) => money.format(value),
  formatTick: (value) => shortMoney.format(value),
}

/** The same series by year, with one bad year. */
export const byYear: ChartData = {
  ...balance,
  label: 'Entradas por ano',
  xLabel: 'Ano',
  points: [2022, 2023, 2024, 2025, 2026].map((year, index) => ({
    x: year,
    label: String(year),
    values: {
      own: 8_918 + index * 400,
      sponsor: 7_441 + index * 350,
      yield: [5200, -2100, 6100, 7800, 9400][index] ?? 0,
    },
  })),
}

/** An invented portfolio, for stories: each point is a part of one whole. */
export const portfolio: ChartData = {
  label: 'Onde está o seu dinheiro',
  xLabel: 'Tipo de investimento',
  series: [{ id: 'amount', label: 'Valor' }],
  points: [
    ['Renda fixa', 91_380.27],
    ['Renda variável', 30_460.09],
    ['Investimentos no exterior', 15_230.05],
    ['Imóveis', 10_661.03],
    ['Empréstimos a participantes', 4_569.01],
  ].map(([label, amount], index) => ({
    x: index,
    label: String(label),
    values: { amount: Number(amount) },
  })),
  formatValue: (value) => money.format(value),
}
