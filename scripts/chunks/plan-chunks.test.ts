import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planChunks, type SharedModule } from './plan-chunks.ts'

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
