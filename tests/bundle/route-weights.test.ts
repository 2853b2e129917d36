import { describe, expect, it } from 'vitest'
import { routeBudgets } from './route-budgets.ts'
import { routeWeights } from './route-weights.ts'

const weights = await routeWeights()

describe('what the document of each route names', () => {
  it('has a budget for every route, and none for what is gone', () => {
    expect(weights.map(({ route }) => route).toSorted()).toEqual(Object.keys(routeBudgets).toSorted())
  })

  // The plan of scripts divides anew what pages share whenever one of them imports something else, so that a kilobyte goes from one route
  // to another although nothing was added. Of that each may take a little; all of them together may not.
  it.each(weights)('stays near the budget of $route', ({ route, scripts, scriptsKib }) => {
    const [mostScripts = 0, mostKib = 0] = routeBudgets[route] ?? []
    expect(scripts).toBeLessThanOrEqual(mostScripts + 3)
    expect(scriptsKib).toBeLessThanOrEqual(mostKib * 1.05)
  })

  it('stays within the budgets of all routes together', () => {
    const budgets = Object.values(routeBudgets)
    const [scripts, kib] = [sum(budgets.map(([most]) => most)), sum(budgets.map(([, most]) => most))]
    expect(sum(weights.map((route) => route.scripts))).toBeLessThanOrEqual(scripts)
    expect(sum(weights.map(({ scriptsKib }) => scriptsKib))).toBeLessThanOrEqual(kib)
  })
})

const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0)
