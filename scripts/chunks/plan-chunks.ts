import { add, addAll, type Bits, copyOf, emptyBits, has, numbersIn, remove, scaleOf } from './bits.ts'

/** A module of the browser's code. `size`: bytes. `roots`: the pages and late parts that need it, by whatever way. */
export type SharedModule = {
  id: string
  size: number
  imports: readonly string[]
  roots: ReadonlySet<string>
}

export type LoadingCosts = {
  /** How many bytes of script take as long as a request. */
  request: number
  /** How often a root is loaded, compared with the others. */
  visits: (root: string) => number
  /** Roots that are loaded with this one: the layouts around a page. */
  around: (root: string) => readonly string[]
}

/** How much work a plan was: pairs of chunks that were compared, and chunks whose cost was reckoned anew. */
export type Steps = { compared: number; reckoned: number }

type Chunk = {
  number: number
  size: number
  modules: readonly SharedModule[]
  /** Chunks that it imports itself, and all that come with it by whatever way; it is in neither. */
  imports: Bits
  below: Bits
  /** Chunks that bring this one along by whatever way. */
  above: Bits
  /** Roots that load it, and how often that is. */
  loaders: Bits
  visits: number
}

type Scale = ReturnType<typeof scaleOf>

type Plan = { chunks: Map<number, Chunk>; scale: Scale; request: number; steps: Steps }

/** So many partners of a chunk, those that seem best, are reckoned exactly. */
const RECKONED = 6

/**
 * Divides what several pages share into the chunks that cost all of them the least: at first the modules that the same pages need, then
 * joined as long as the requests saved outweigh what a page gets without needing it. No chunks import each other in a circle, for a
 * module could run before one that it needs. Who loads a chunk and what it imports is kept from one joining to the next, so that comparing
 * two costs a few machine words, however many pages there are.
 * @param steps counts the work, which grows with the square of the sets of pages that share something
 * @returns the modules of each chunk; what a single root needs is in none.
 */
export function planChunks(
  modules: readonly SharedModule[],
  costs: LoadingCosts,
  steps: Steps = { compared: 0, reckoned: 0 },
): (readonly SharedModule[])[] {
  const plan = planOfEqualRoots(modules, costs, steps)
  for (;;) {
    const before = plan.chunks.size
    for (const { number } of [...plan.chunks.values()].sort((one, other) => one.size - other.size)) {
      const chunk = plan.chunks.get(number)
      if (chunk) joinWithBest(plan, chunk)
    }
    if (plan.chunks.size === before) return Array.from(plan.chunks.values(), (chunk) => chunk.modules)
  }
}

function planOfEqualRoots(modules: readonly SharedModule[], costs: LoadingCosts, steps: Steps): Plan {
  const shared = modules.filter(({ roots }) => roots.size > 1)
  const roots = [...new Set(shared.flatMap((module) => [...module.roots]))]
  const scale = scaleOf(roots.map(costs.visits))
  const groups = [...Map.groupBy(shared, (module) => [...module.roots].sort().join()).values()]
  const groupOf = new Map(groups.flatMap((group, number) => group.map(({ id }) => [id, number] as const)))
  const chunks = groups.map((group, number): Chunk => {
    const imports = emptyBits(groups.length)
    for (const id of group.flatMap((module) => module.imports)) {
      const imported = groupOf.get(id)
      if (imported !== undefined && imported !== number) add(imports, imported)
    }
    const loaders = emptyBits(roots.length)
    const needing = group[0]?.roots ?? new Set()
    for (const [bit, root] of roots.entries())
      if ([root, ...costs.around(root)].some((need) => needing.has(need))) add(loaders, bit)
    const size = group.reduce((sum, module) => sum + module.size, 0)
    const [below, above] = [emptyBits(groups.length), emptyBits(groups.length)]
    return { number, size, modules: group, imports, below, above, loaders, visits: 0 }
  })
  for (const chunk of chunks) {
    for (const number of reached(chunks, chunk)) {
      const under = chunks[number]
      if (!under) continue
      add(chunk.below, number)
      add(under.above, chunk.number)
      addAll(under.loaders, chunk.loaders)
    }
  }
  for (const chunk of chunks) chunk.visits = scale.weightOfBoth(chunk.loaders, chunk.loaders)
  return { chunks: new Map(chunks.entries()), scale, request: costs.request, steps }
}

function reached(chunks: readonly Chunk[], from: Chunk): Set<number> {
  const found = new Set(numbersIn(from.imports))
  // A set that grows while it is gone through is gone through to its new end.
  for (const number of found) {
    const next = chunks[number]
    if (next) for (const further of numbersIn(next.imports)) found.add(further)
  }
  return found
}

/** Joins this chunk to the one that makes the whole cheapest; leaves the plan as it is when each would make it dearer. */
function joinWithBest(plan: Plan, chunk: Chunk): void {
  const best = promisingPartners(plan, chunk)
    .map((partner) => ({ partner, change: changeByJoining(plan, chunk, partner) }))
    .sort((one, other) => one.change - other.change)[0]
  if (best && best.change < 0) join(plan, chunk, best.partner)
}

/** Estimated without what a page gets by the imports of what it did not need. */
function promisingPartners({ chunks, scale, request, steps }: Plan, chunk: Chunk): Chunk[] {
  const found: { partner: Chunk; change: number }[] = []
  for (const partner of chunks.values()) {
    if (partner === chunk) continue
    steps.compared += 1
    const both = scale.weightOfBoth(chunk.loaders, partner.loaders)
    const change =
      (chunk.visits - both) * partner.size + (partner.visits - both) * chunk.size - both * request
    if (change < 0 && !makesCircle(chunks, chunk, partner)) found.push({ partner, change })
  }
  return found
    .sort((one, other) => one.change - other.change)
    .slice(0, RECKONED)
    .map(({ partner }) => partner)
}

/** Whether a third chunk stands between the two: imported by one of them, and importing the other by whatever way. */
function makesCircle(chunks: Plan['chunks'], one: Chunk, other: Chunk): boolean {
  const leads = (from: Chunk, to: Chunk) =>
    has(from.below, to.number) &&
    numbersIn(from.imports).some((next) => {
      const between = chunks.get(next)
      return between !== undefined && between !== to && has(between.below, to.number)
    })
  return leads(one, other) || leads(other, one)
}

/** By how much all visits together become dearer when the two are one: with it comes what either of them imports. */
function changeByJoining(plan: Plan, one: Chunk, other: Chunk): number {
  const { chunks, scale, request, steps } = plan
  const loaders = copyOf(one.loaders)
  addAll(loaders, other.loaders)
  const visits = scale.weightOfBoth(loaders, loaders)
  const apart = (one.size + request) * one.visits + (other.size + request) * other.visits
  let change = (one.size + other.size + request) * visits - apart
  for (const number of numbersBelow(one, other)) {
    steps.reckoned += 1
    const under = chunks.get(number)
    if (under)
      change += (under.size + request) * (scale.weightOfEither(under.loaders, loaders) - under.visits)
  }
  return change
}

/** The first of the two becomes both. */
function join({ chunks, scale }: Plan, one: Chunk, other: Chunk): void {
  const under = numbersBelow(one, other)
  const over = copyOf(one.above)
  addAll(over, other.above)
  chunks.delete(other.number)
  const renamed = (numbers: Bits) => {
    if (!has(numbers, other.number)) return
    remove(numbers, other.number)
    add(numbers, one.number)
  }
  for (const chunk of chunks.values())
    for (const bits of [chunk.imports, chunk.below, chunk.above]) renamed(bits)
  const whole: Chunk = { ...one, size: one.size + other.size, modules: [...one.modules, ...other.modules] }
  for (const part of ['imports', 'below', 'loaders'] as const) addAll(whole[part], other[part])
  whole.above = over
  for (const bits of [whole.imports, whole.below, whole.above]) {
    remove(bits, one.number)
    remove(bits, other.number)
  }
  whole.visits = scale.weightOfBoth(whole.loaders, whole.loaders)
  chunks.set(one.number, whole)
  for (const number of under) {
    const chunk = chunks.get(number)
    if (!chunk) continue
    addAll(chunk.loaders, whole.loaders)
    chunk.visits = scale.weightOfBoth(chunk.loaders, chunk.loaders)
    addAll(chunk.above, whole.above)
    add(chunk.above, one.number)
  }
  for (const number of numbersIn(whole.above)) {
    const chunk = chunks.get(number)
    if (!chunk) continue
    addAll(chunk.below, whole.below)
    add(chunk.below, one.number)
  }
}

/** All chunks below the two, without themselves. */
function numbersBelow(one: Chunk, other: Chunk): number[] {
  const below = copyOf(one.below)
  addAll(below, other.below)
  remove(below, one.number)
  remove(below, other.number)
  return numbersIn(below)
}
