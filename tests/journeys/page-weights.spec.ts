import { pageWeight, type Weight } from '#scripts/bench/front/page-weight.ts'
import { pageBudgets } from '#tests/bundle/page-budgets.ts'
import { expect, test } from './portal-fixture.ts'

function overweight(weight: Weight, budget: Partial<Weight>) {
  return Object.entries(budget)
    .map(([name, most]) => ({ name, is: weight[name as keyof Weight], most }))
    .filter(({ is, most }) => is > most)
}

for (const { page: path, visitor, control, usable, idle } of pageBudgets) {
  test(`${path} stays within what it may fetch until it answers, and when nobody waits`, async ({
    page,
    portal,
    signIn,
  }) => {
    if (visitor) await signIn(visitor, { at: null })
    const weight = await pageWeight(page, { url: new URL(path, portal.url).href, usable: control })
    expect(overweight(weight.usable, usable)).toEqual([])
    expect(overweight(weight.idle, idle)).toEqual([])
  })
}
