import { describe, expect, it } from 'vitest'
import { routeBudgets } from './route-budgets.ts'
import { routeWeights } from './route-weights.ts'

const weights = await routeWeights()

describe('what the document of each route names', () => {
  it('has a budget for every route, and none for what is gone', () => {
    expect(weights.map(({ route }) => route).toSorted()).toEqual(Object.keys(routeBudgets).toSorted())
  })

  it.each(weights)('stays within the budget of $route', ({ route, scripts, scriptsKib }) => {
    const [mostScripts = 0, mostKib = 0] = routeBudgets[route] ?? []
    expect(scripts).toBeLessThanOrEqual(mostScripts)
    expect(scriptsKib).toBeLessThanOrEqual(mostKib)
  })
})
