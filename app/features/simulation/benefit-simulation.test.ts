import { describe, expect, it } from 'vitest'
import type { SavedSimulation } from '#contract/simulation/saved-simulations.ts'
import { outcomePaths } from '#domain/simulation/outcome-paths.ts'
import { safeInputs } from '#domain/simulation/safe-inputs.ts'
import { simulateBenefit } from '#domain/simulation/simulate-benefit.ts'
import { inputsOfQuery, simulationQuery } from '#domain/simulation/simulation-link.ts'
import { anybody, kept, saving, termOnly } from './benefit-simulation.fixtures.ts'
import { contributionLine } from './field-ranges.ts'
import { figureMarks } from './figure-marks.ts'
import { changeSentence, savedSentence, todaySentence } from './saved-sentences.ts'
import { simulationSearch } from './simulation.search.ts'
import { afterChart, outcomesChart, rangeChart, savingChart } from './simulation-charts.ts'
import {
  afterSentence,
  goalSentence,
  markSentence,
  outcomeIncomesSentences,
  outcomeReturnsSentence,
  outcomesSentence,
  resultSentence,
  usedSentence,
} from './simulation-sentences.ts'

const simulated = ({ entradas, regras, tabelas, mesesDeSaldo }: typeof saving) =>
  simulateBenefit(entradas, regras, { monthsHeld: mesesDeSaldo, taxes: tabelas })

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('what the charts of a simulation draw', () => {
  const simulation = simulated(saving)

  it('adds up to the balance at every age', () => {
    const { points, series } = savingChart(simulation, saving.entradas)
    expect(series.map(({ id }) => id)).toEqual(['own', 'employer', 'returns'])
    expect(points).toHaveLength(21)
    expect(points[0]?.label).toBe('40 anos')
    for (const [at, { values }] of points.entries()) {
      const parts = Object.values(values).reduce((sum, value) => sum + Math.round(value * 100), 0)
      expect(parts).toBe(Math.round((simulation.years[at]?.balance ?? 0) * 100))
    }
  })

  it('shows every income at three returns, the higher one never below', () => {
    const { points, series } = outcomesChart(simulation)
    expect(series.map(({ label }) => label)).toEqual(['2% ao ano', '4% ao ano', '6% ao ano'])
    for (const { values } of points) {
      const [low = 0, middle = 0, high = 0] = [values['0'], values['1'], values['2']]
      expect([low, middle, high]).toEqual([low, middle, high].toSorted((a, b) => a - b))
    }
  })

  it('draws the range from the balance of today to the three balances of the retirement', () => {
    const { points } = rangeChart(outcomePaths(saving.entradas, saving.regras), saving.entradas)
    expect(new Set(Object.values(points[0]?.values ?? {}))).toEqual(new Set([50_000]))
    expect(Object.values(points.at(-1)?.values ?? {})).toEqual(
      simulation.outcomes.map(({ balance }) => balance),
    )
  })

  it('ends the line of a term with its last payment', () => {
    const chart = afterChart(simulation, saving.entradas)
    expect(chart?.points.find(({ label }) => label === '75 anos')?.values['fixed-term']).toBe(0)
    expect(chart?.points.find(({ label }) => label === '74 anos')?.values['fixed-term']).toBeGreaterThan(0)
    expect(afterChart(simulated(termOnly), termOnly.entradas)?.series).toHaveLength(1)
  })
})

describe('what a simulation says', () => {
  it('names the balance and each income', () => {
    expect(plain(resultSentence(simulated(saving), saving.entradas))).toBe(
      'Aos 60 anos o saldo pode chegar a R$ 473.397,89. A primeira renda do mês seria de R$ 2.840,39 (percentual do saldo), R$ 2.613,54 (prazo certo), R$ 2.065,89 (vitalícia).',
    )
    expect(resultSentence(simulated(anybody), anybody.entradas)).toMatch(/ainda não há saldo/)
  })

  it('says until when a balance pays, and what never ends', () => {
    const sentences = simulated(saving).incomes.map((income) => afterSentence(income, 60))
    expect(sentences[0]).toMatch(/não chega a zero/)
    expect(sentences[1]).toMatch(/até os 75 anos/)
    expect(sentences[2]).toMatch(/enquanto você viver/)
  })

  it('says between what the balance and the incomes lie', () => {
    const { outcomes } = simulated(saving)
    expect(plain(outcomesSentence(outcomes, saving.entradas))).toMatch(
      /^Aos 60 anos o saldo pode ir de R\$ [\d.,]+ a R\$ [\d.,]+\.$/,
    )
    expect(plain(outcomeReturnsSentence(outcomes, saving.entradas))).toBe(
      'São os saldos com rendimento de 2% e 6% ao ano. Com 4% ao ano, como você supõe, seriam R$ 473.397,89.',
    )
    expect(plain(outcomeIncomesSentences(outcomes)[0] ?? '')).toMatch(
      /^Percentual do saldo: de R\$ .* por mês\.$/,
    )
    expect(outcomesSentence(simulated(anybody).outcomes, anybody.entradas)).toMatch(/ainda não há saldo/)
  })

  it('says where a figure comes from, and what it was before', () => {
    const { ownContribution } = figureMarks(saving)
    if (!ownContribution) throw new Error('what somebody pays is known')
    expect(markSentence('ownContribution', 600, ownContribution)).toBe('Dos seus dados.')
    expect(plain(markSentence('ownContribution', 650, ownContribution))).toBe('Nos seus dados: R$ 600,00.')
    expect(markSentence('realReturnPercent', 5, { known: 4, source: 'plan' })).toBe('O plano supõe: 4%.')
    expect(figureMarks(anybody)).not.toHaveProperty('balance')
  })

  it('says what a number out of its range is reckoned with', () => {
    const { clamped } = safeInputs(
      { ...saving.entradas, retirementAge: 6, balance: 60_000_000 },
      saving.regras,
    )
    expect(clamped.map(usedSentence).map(plain)).toEqual([
      'usamos R$ 50.000.000,00, o maior valor desta simulação.',
      'usamos 41 anos, o menor valor desta simulação.',
    ])
  })

  it('says what it takes to reach the goal', () => {
    const way = { goal: 5600, extraContribution: 100.5, retirementAge: 66 }
    expect(plain(goalSentence(way, 'Prazo certo'))).toBe(
      'Sua meta é de R$ 5.600,00 por mês. Com a renda por prazo certo: para chegar lá, você pode contribuir mais R$ 100,50 por mês ou se aposentar aos 66 anos.',
    )
    expect(goalSentence({ ...way, extraContribution: 0 }, 'Prazo certo')).toMatch(/você chega lá/)
    expect(goalSentence({ ...way, extraContribution: null, retirementAge: null }, 'Prazo certo')).toMatch(
      /nem a maior contribuição/,
    )
  })
})

describe('the address of the public simulator', () => {
  it('brings the same simulation back', () => {
    const query = simulationQuery(saving.entradas)
    const search = simulationSearch(Object.fromEntries(new URLSearchParams(query)) as never)
    const told = new URLSearchParams(search).toString()
    expect(inputsOfQuery(told, saving.regras)).toEqual({ inputs: saving.entradas, clamped: [] })
  })

  it.each([
    ['an object', { idade: { a: 1 } }],
    ['a list', { idade: [1, 2] }],
    ['too long a text', { idade: '9'.repeat(17) }],
    ['nothing', { idade: null }],
  ])('passes over %s', (_, search) => {
    expect(simulationSearch(search as never).idade).toBeUndefined()
  })
})

it('the line of a contribution ends where the plan simulates no more of the salary', () => {
  expect(contributionLine(saving.entradas, saving.regras)).toEqual({ minimum: 0, maximum: 4800 })
  expect(contributionLine(anybody.entradas, anybody.regras)).toEqual({ minimum: 0, maximum: 10_000 })
})

describe('what is said of a simulation that was kept', () => {
  const [same, older] = kept
  if (!same || !older) throw new Error('two are kept')
  const today = (one: SavedSimulation) => simulated({ ...saving, entradas: one.entradas })

  it('is its day and what came of it, by the income that home tells', () => {
    expect(plain(savedSentence(same))).toMatch(
      /^Guardada em 10\/11\/2026\. Aos 65 anos, saldo de R\$ [\d.,]+, renda por prazo certo de R\$ [\d.,]+ por mês\.$/,
    )
  })

  it('is what would come of it today, only where that is something else', () => {
    expect(todaySentence(same, today(same))).toBeNull()
    expect(plain(todaySentence(older, today(older)) ?? '')).toMatch(
      /^Com os mesmos números, hoje o saldo seria R\$/,
    )
  })

  it('is what changed, each thing in a sentence', () => {
    expect(older.mudancas.map(changeSentence).map(plain)).toEqual([
      'Nos seus dados, saldo hoje: era R$ 32.150,40, agora é R$ 50.000,00.',
      'O que o plano supõe, rendimento acima da inflação, ao ano: era 3,5%, agora é 4%.',
      'As tabelas de imposto mudaram.',
    ])
  })
})
