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

type Chunk = {
  roots: ReadonlySet<string>
  size: number
  modules: readonly SharedModule[]
  imports: ReadonlySet<number>
}

type Plan = ReadonlyMap<number, Chunk>

/** So many partners of a chunk, those that seem best, are reckoned exactly. */
const RECKONED = 6

/**
 * Divides what several pages share into the chunks that cost all of them the least: at first the modules that the same pages need, then
 * joined as long as the requests saved outweigh what a page gets without needing it. No chunks import each other in a circle, for a
 * module could run before one that it needs.
 * @returns the modules of each chunk; what a single root needs is in none.
 */
export function planChunks(
  modules: readonly SharedModule[],
  costs: LoadingCosts,
): (readonly SharedModule[])[] {
  let plan = chunksOfEqualRoots(modules)
  for (;;) {
    const before = plan.size
    const smallestFirst = [...plan].sort(([, one], [, other]) => one.size - other.size)
    for (const [number] of smallestFirst) plan = plan.has(number) ? joinedWithBest(plan, number, costs) : plan
    if (plan.size === before) return Array.from(plan.values(), (chunk) => chunk.modules)
  }
}

function chunksOfEqualRoots(modules: readonly SharedModule[]): Plan {
  const shared = modules.filter(({ roots }) => roots.size > 1)
  const groups = [...Map.groupBy(shared, ({ roots }) => [...roots].sort().join()).values()]
  const numberOf = new Map(groups.flatMap((group, number) => group.map(({ id }) => [id, number] as const)))
  const chunks = groups.map((group, number): Chunk => {
    const imports = group.flatMap((module) => module.imports.flatMap((id) => numberOf.get(id) ?? []))
    return {
      roots: new Set(group.flatMap(({ roots }) => [...roots])),
      size: group.reduce((sum, { size }) => sum + size, 0),
      modules: group,
      imports: new Set(imports.filter((imported) => imported !== number)),
    }
  })
  return new Map(chunks.entries())
}

/** The plan with this chunk joined to the one that makes the whole cheapest; the plan as it is when each would make it dearer. */
function joinedWithBest(plan: Plan, number: number, costs: LoadingCosts): Plan {
  const loads = loadsOf(plan, costs)
  const best = promisingPartners(plan, number, { loads, costs })
    .map((other) => joined(plan, number, other))
    .map((candidate) => ({ candidate, cost: costOf(candidate, loadsOf(candidate, costs), costs) }))
    .sort((one, other) => one.cost - other.cost)[0]
  return best && best.cost < costOf(plan, loads, costs) ? best.candidate : plan
}

/** Estimated without what a page gets by the imports of what it did not need. */
function promisingPartners(
  plan: Plan,
  number: number,
  { loads, costs }: { loads: Loads; costs: LoadingCosts },
): number[] {
  const visitsOf = (test: (loaded: ReadonlySet<number>) => boolean) =>
    [...loads].reduce((sum, [root, loaded]) => sum + (test(loaded) ? costs.visits(root) : 0), 0)
  const size = plan.get(number)?.size ?? 0
  return [...plan]
    .filter(([other]) => other !== number && !makesCircle(plan, number, other))
    .map(([other, chunk]) => {
      const both = visitsOf((loaded) => loaded.has(number) && loaded.has(other))
      const onlyThis = visitsOf((loaded) => loaded.has(number)) - both
      const onlyOther = visitsOf((loaded) => loaded.has(other)) - both
      return { other, change: onlyThis * chunk.size + onlyOther * size - both * costs.request }
    })
    .filter(({ change }) => change < 0)
    .sort((one, other) => one.change - other.change)
    .slice(0, RECKONED)
    .map(({ other }) => other)
}

/** Whether a third chunk stands between the two: imported by one of them, and importing the other by whatever way. */
function makesCircle(plan: Plan, one: number, other: number): boolean {
  const leads = (from: number, to: number) =>
    [...(plan.get(from)?.imports ?? [])].some((next) => next !== to && reached(plan, [next]).has(to))
  return leads(one, other) || leads(other, one)
}

function joined(plan: Plan, number: number, other: number): Plan {
  const [one, two] = [plan.get(number), plan.get(other)]
  if (!one || !two) return plan
  const rest = [...plan].filter(([chunk]) => chunk !== other)
  const whole: Chunk = {
    roots: new Set([...one.roots, ...two.roots]),
    size: one.size + two.size,
    modules: [...one.modules, ...two.modules],
    imports: new Set([...one.imports, ...two.imports].filter((chunk) => chunk !== number && chunk !== other)),
  }
  const renamed = (chunk: Chunk): Chunk =>
    chunk.imports.has(other)
      ? { ...chunk, imports: new Set([...chunk.imports].map((next) => (next === other ? number : next))) }
      : chunk
  return new Map(rest.map(([key, chunk]) => [key, key === number ? whole : renamed(chunk)]))
}

/** The chunks that the browser loads with each root. */
type Loads = ReadonlyMap<string, ReadonlySet<number>>

function loadsOf(plan: Plan, { around }: LoadingCosts): Loads {
  const roots = new Set([...plan.values()].flatMap((chunk) => [...chunk.roots]))
  return new Map(
    Array.from(roots, (root) => {
      const needed = [root, ...around(root)]
      const first = [...plan].flatMap(([number, chunk]) =>
        needed.some((need) => chunk.roots.has(need)) ? [number] : [],
      )
      return [root, reached(plan, first)]
    }),
  )
}

/** These chunks and all that they import. */
function reached(plan: Plan, from: readonly number[]): ReadonlySet<number> {
  const found = new Set(from)
  // A set that grows while it is gone through is gone through to its new end.
  for (const number of found) for (const next of plan.get(number)?.imports ?? []) found.add(next)
  return found
}

function costOf(plan: Plan, loads: Loads, { request, visits }: LoadingCosts): number {
  return [...loads].reduce((sum, [root, loaded]) => {
    const weight = [...loaded].reduce((all, number) => all + (plan.get(number)?.size ?? 0) + request, 0)
    return sum + visits(root) * weight
  }, 0)
}
