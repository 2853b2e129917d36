import { type House, isTest } from './house.ts'

/** Names that lead to each other, directly or not: each circle from its first name on, in the order of the alphabet. */
export function circlesOf(names: readonly string[], next: (name: string) => readonly string[]): string[][] {
  const places = new Map<string, { index: number; low: number; isOpen: boolean }>()
  const open: string[] = []
  const circles: string[][] = []

  function visit(name: string) {
    const place = { index: places.size, low: places.size, isOpen: true }
    places.set(name, place)
    open.push(name)
    for (const other of next(name)) {
      const known = places.get(other)
      if (known === undefined) place.low = Math.min(place.low, visit(other).low)
      else if (known.isOpen) place.low = Math.min(place.low, known.index)
    }
    if (place.low === place.index) {
      const circle = open.splice(open.indexOf(name))
      for (const member of circle) Object.assign(places.get(member) ?? {}, { isOpen: false })
      if (circle.length > 1) circles.push(circle.sort())
    }
    return place
  }

  for (const name of names) if (!places.has(name)) visit(name)
  return circles.sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
}

/** Files of the product that lead to each other by imports, by types and by what is asked for late too. */
export function fileCircles(house: House): string[][] {
  const files = house.files.filter((file) => !isTest(file))
  const known = new Set(files)
  return circlesOf(files, (file) =>
    house
      .importsOf(file)
      .map(({ path }) => path)
      .filter((path) => path !== file && known.has(path)),
  )
}

/** A shortest way round within a circle, from its first file. */
export function shortestRound(house: House, circle: readonly string[]): string[] {
  const within = new Set(circle)
  return circle
    .map((start) => roundFrom(house, start, within))
    .reduce((best, round) => (round.length < best.length ? round : best))
}

function roundFrom(house: House, start: string, within: ReadonlySet<string>): string[] {
  const cameFrom = new Map<string, string>()
  const reached = [start]
  for (const file of reached) {
    for (const { path } of house.importsOf(file)) {
      if (path === start && file !== start) return wayTo(file, start, cameFrom)
      if (!within.has(path) || path === start || cameFrom.has(path)) continue
      cameFrom.set(path, file)
      reached.push(path)
    }
  }
  return [...within]
}

function wayTo(file: string, start: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [file]
  for (let at = file; at !== start; ) {
    at = cameFrom.get(at) ?? start
    way.unshift(at)
  }
  return way
}
