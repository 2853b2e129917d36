import type { ChartData } from '@portal/design-system/charts/ChartFigure'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reaisText } from '#contract/value-text.ts'
import { MAXIMUM_SCENARIOS } from '#domain/simulation/compare-scenarios.ts'
import { outcomePaths } from '#domain/simulation/outcome-paths.ts'
import { type SimulationInputs, safeInputs } from '#domain/simulation/safe-inputs.ts'
import { saving } from './benefit-simulation.fixtures.ts'
import { scenarioIncomes, scenarioLives } from './scenario-charts.ts'
import { scenarioRows } from './scenario-rows.ts'
import { bestSentence } from './scenario-sentences.ts'
import { afterChart, outcomesChart, rangeChart, savingChart } from './simulation-charts.ts'
import {
  afterSentence,
  outcomeIncomesSentences,
  outcomeReturnsSentence,
  outcomesSentence,
  resultSentence,
  savingSentence,
} from './simulation-sentences.ts'
import { simulated } from './use-benefit-simulation.ts'

/** Anything that somebody may ask. */
const asked = fc.record({
  currentAge: fc.integer({ min: 16, max: 74 }),
  retirementAge: fc.integer({ min: 17, max: 75 }),
  balance: fc.integer({ min: 0, max: 5_000_000_00 }).map((cents) => cents / 100),
  ownContribution: fc.integer({ min: 0, max: 5_000_00 }).map((cents) => cents / 100),
  employerContribution: fc.integer({ min: 0, max: 5_000_00 }).map((cents) => cents / 100),
  realReturnPercent: fc.integer({ min: 0, max: 800 }).map((points) => points / 100),
  growthPercent: fc.integer({ min: 0, max: 500 }).map((points) => points / 100),
  cashPercent: fc.integer({ min: 0, max: 25 }),
  termYears: fc.integer({ min: 5, max: 30 }),
})
const inRange = (some: Partial<SimulationInputs>) => safeInputs(some, saving.regras).inputs
const amounts = (text: string) => text.match(/R\$\s[\d.]+,\d\d/g) ?? []
const written = (chart: ChartData) =>
  chart.points.flatMap(({ values }) => [
    ...Object.values(values).map(reaisText),
    reaisText(Object.values(values).reduce((sum, value) => sum + Math.round(value * 100), 0) / 100),
  ])

describe('what a sentence of a simulation says', () => {
  it('stands in the table beside it, to the cent', () => {
    fc.assert(
      fc.property(asked, (some) => {
        const { inputs, simulation } = simulated(inRange(some), saving)
        fc.pre(simulation.balance > 0)
        expect(written(savingChart(simulation, inputs))).toEqual(
          expect.arrayContaining(amounts(savingSentence(simulation))),
        )
        expect(written(rangeChart(outcomePaths(inputs, saving.regras), inputs))).toEqual(
          expect.arrayContaining(
            amounts(
              outcomesSentence(simulation.outcomes, inputs) +
                outcomeReturnsSentence(simulation.outcomes, inputs),
            ),
          ),
        )
        expect(written(outcomesChart(simulation))).toEqual(
          expect.arrayContaining(amounts(outcomeIncomesSentences(simulation.outcomes).join(' '))),
        )
        const figures = [simulation.balance, ...simulation.incomes.map(({ gross }) => gross)].map(reaisText)
        expect(amounts(resultSentence(simulation, inputs))).toEqual(figures)
      }),
      { numRuns: 60 },
    )
  })

  it('says the age at which the table is empty, and no earlier one', () => {
    fc.assert(
      fc.property(asked, (some) => {
        const { inputs, simulation } = simulated(inRange(some), saving)
        const term = simulation.incomes.find(({ type }) => type === 'fixed-term')
        const chart = afterChart(simulation, inputs)
        fc.pre(term !== undefined && chart !== null && simulation.balance > 1000)
        const age = afterSentence(term, inputs.retirementAge).match(/até os (\d+) anos/)?.[1]
        const empty = chart.points.find(({ values }) => values['fixed-term'] === 0)
        expect(empty?.label).toBe(`${age} anos`)
      }),
      { numRuns: 60 },
    )
  })

  it('of scenarios stands in their table, whose differences add up', () => {
    fc.assert(
      fc.property(fc.array(asked, { minLength: 2, maxLength: MAXIMUM_SCENARIOS }), (several) => {
        const compared = several.map((some, place) => ({
          name: `Cenário ${place + 1}`,
          ...simulated(inRange(some), saving),
        }))
        const rows = scenarioRows(compared)
        const cells = rows.flatMap((row) => row.cells)
        const paying = compared.flatMap(({ name, simulation }) =>
          simulation.incomes
            .filter(({ type }) => type === 'fixed-term')
            .map(({ gross }) => ({ name, gross })),
        )
        expect(cells).toEqual(expect.arrayContaining(amounts(bestSentence('Prazo certo', paying))))
        expect(written(scenarioIncomes(compared))).toEqual(
          expect.arrayContaining(paying.map(({ gross }) => reaisText(gross))),
        )
        const balances = compared.map(({ simulation }) => Math.round(simulation.balance * 100))
        const changes = rows
          .find(({ id }) => id === 'balance-difference')
          ?.cells.slice(1)
          .map(centsOf)
        expect(changes).toEqual(balances.slice(1).map((balance) => balance - (balances[0] ?? 0)))
        for (const { values } of scenarioLives(compared, 'fixed-term').points)
          expect(Object.keys(values)).toHaveLength(compared.length)
      }),
      { numRuns: 40 },
    )
  })

  it('never says less of a higher return', () => {
    fc.assert(
      fc.property(asked, fc.integer({ min: 0, max: 300 }), (some, more) => {
        const least = inRange(some)
        const most = inRange({ ...some, realReturnPercent: least.realReturnPercent + more / 100 })
        const [low, high] = [simulated(least, saving).simulation, simulated(most, saving).simulation]
        for (const [year, { balance }] of low.years.entries())
          expect(high.years[year]?.balance).toBeGreaterThanOrEqual(balance)
        for (const [place, { gross }] of low.incomes.entries())
          expect(high.incomes[place]?.gross).toBeGreaterThanOrEqual(gross)
      }),
      { numRuns: 60 },
    )
  })
})

function centsOf(text: string): number {
  return Number(text.replace('−', '-').replace(/[^\d-]/g, ''))
}
