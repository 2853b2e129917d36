import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planChunks, type SharedModule, type Steps } from './plan-chunks.ts'

const costs = { request: 1000, visits: () => 1, around: () => [] }

const module = (id: string, roots: string, more: Partial<SharedModule> = {}): SharedModule => ({
  id,
  size: 100,
  imports: [],
  roots: new Set(roots.split(' ')),
  ...more,
})

const idsOf = (chunks: (readonly SharedModule[])[]) =>
  chunks.map((chunk) => chunk.map(({ id }) => id).sort()).sort()

describe('planChunks', () => {
  it('keeps together what the same pages need, and leaves a page what is its own', () => {
    const modules = [module('a', 'home list'), module('b', 'home list'), module('own', 'home')]
    expect(idsOf(planChunks(modules, costs))).toEqual([['a', 'b']])
  })

  it('joins what is smaller than the request that it costs', () => {
    const modules = [module('a', 'home list'), module('b', 'home list form')]
    expect(idsOf(planChunks(modules, costs))).toEqual([['a', 'b']])
  })

  it('keeps apart what would weigh more than a request where it is not needed', () => {
    const modules = [module('a', 'home list', { size: 3000 }), module('b', 'home list form')]
    expect(idsOf(planChunks(modules, costs))).toEqual([['a'], ['b']])
  })

  it('spares a page that is visited often what only others need', () => {
    const modules = [module('a', 'home list', { size: 900 }), module('b', 'login home list')]
    expect(idsOf(planChunks(modules, costs))).toEqual([['a', 'b']])
    const often = { ...costs, visits: (root: string) => (root === 'login' ? 9 : 1) }
    expect(idsOf(planChunks(modules, often))).toEqual([['a'], ['b']])
  })

  it('counts the layout that a page comes with', () => {
    const modules = [module('a', 'shell login'), module('b', 'home list')]
    expect(idsOf(planChunks(modules, costs))).toEqual([['a'], ['b']])
    const inside = { ...costs, around: (root: string) => (root === 'login' ? [] : ['shell']) }
    expect(idsOf(planChunks(modules, inside))).toEqual([['a', 'b']])
  })

  it('never joins two with a third between them', () => {
    const modules = [
      module('form', 'home list', { imports: ['large'] }),
      module('large', 'home list other', { size: 9000, imports: ['base'] }),
      module('base', 'home list other login'),
    ]
    const chunks = planChunks(modules, costs)
    expect(hasCircle(chunks)).toBe(false)
  })

  it('puts each shared module in one chunk, and no chunks in a circle', () => {
    fc.assert(
      fc.property(anyModules, (modules) => {
        const chunks = planChunks(modules, costs)
        const shared = modules.filter(({ roots }) => roots.size > 1).map(({ id }) => id)
        expect(chunks.flatMap((chunk) => chunk.map(({ id }) => id)).sort()).toEqual(shared.sort())
        expect(hasCircle(chunks)).toBe(false)
      }),
    )
  })
})

/**
 * Work is counted, not timed: as many sets of pages share something as in the portal, at its 87 pages, at twice and at four times as many.
 * A plan that looks at the whole again for each joining takes ten times these steps for every pair.
 */
describe('the work of a plan', () => {
  const stepsAt = (pages: number) => {
    const steps: Steps = { compared: 0, reckoned: 0 }
    planChunks(portalOf(pages), { ...costs, request: 20_000 }, steps)
    return steps.compared + steps.reckoned
  }
  const [today, twice, fourTimes] = [stepsAt(87), stepsAt(174), stepsAt(348)]

  it('compares each pair of chunks a few times at the size of today', () => {
    expect(setsOfPages(portalOf(87))).toBeGreaterThan(300)
    expect(today).toBeLessThan(500_000)
  })

  it('grows with the pairs of chunks, and not faster', () => {
    expect(twice / today).toBeLessThan(6)
    expect(fourTimes / twice).toBeLessThan(6)
    expect(fourTimes).toBeLessThan(10_000_000)
  })
})

/** A portal of so many pages: in rooms of eight, with what all need, what a room needs and what some pages here and there need. */
function portalOf(pages: number): SharedModule[] {
  let state = 1
  const draw = (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  const drawn = (count: number) => Array.from({ length: count }, () => `page${draw(pages)}`).join(' ')
  const all = Array.from({ length: pages }, (_, page) => `page${page}`)
  const roomOf = (page: number) => all.slice(page - (page % 8), page - (page % 8) + 8).join(' ')
  const common = Array.from({ length: 200 }, (_, at) => module(`common${at}`, all.join(' '), { size: 4000 }))
  const ofPages = all.flatMap((page, at) => [
    module(`own${at}`, page, { size: 3000, imports: [`room${at}`, `common${at % 200}`] }),
    module(`room${at}`, roomOf(at), { size: 2500, imports: [`common${draw(200)}`] }),
    ...[2, 3, 5, 9].map((count) =>
      module(`some${count}-${at}`, `${page} ${drawn(count)}`, {
        size: 500 + draw(9000),
        imports: [`common${draw(200)}`],
      }),
    ),
  ])
  return [...common, ...ofPages]
}

const setsOfPages = (modules: readonly SharedModule[]) =>
  new Set(modules.filter(({ roots }) => roots.size > 1).map(({ roots }) => [...roots].sort().join())).size

/** Modules that import later ones only, each needed by whoever needs one that imports it. */
const anyModules = fc
  .array(fc.record({ size: fc.integer({ min: 1, max: 4000 }), needs: fc.nat(255), first: fc.nat(31) }), {
    minLength: 2,
    maxLength: 12,
  })
  .map((drawn) => {
    const ids = drawn.map((_, position) => `m${position}`)
    const roots = drawn.map(
      ({ first }) => new Set(['a', 'b', 'c', 'd', 'e'].filter((_, bit) => (first >> bit) & 1)),
    )
    return drawn.map(({ size, needs }, position): SharedModule => {
      const imports = ids.slice(position + 1).filter((_, bit) => (needs >> bit) & 1)
      const own = roots[position] ?? new Set()
      for (const id of imports) for (const root of own) roots[ids.indexOf(id)]?.add(root)
      return { id: ids[position] ?? '', size, imports, roots: own }
    })
  })

function hasCircle(chunks: (readonly SharedModule[])[]): boolean {
  const chunkOf = new Map(chunks.flatMap((chunk, number) => chunk.map(({ id }) => [id, number] as const)))
  const next = chunks.map(
    (chunk, number) =>
      new Set(
        chunk
          .flatMap(({ imports }) => imports.flatMap((id) => chunkOf.get(id) ?? []))
          .filter((to) => to !== number),
      ),
  )
  return chunks.some((_, start) => {
    const reached = new Set(next[start])
    for (const number of reached) for (const to of next[number] ?? []) reached.add(to)
    return reached.has(start)
  })
}
