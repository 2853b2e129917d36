import { circlesOf } from './circles.ts'
import { type House, isTest } from './house.ts'

/** One room imports another. `carriers`: each file that does, and the file that it names. */
export type Arrow = { from: string; to: string; carriers: { file: string; imported: string }[] }

export type Floors = {
  rooms: number
  arrows: number
  imports: number
  /** Pairs of rooms that import each other. */
  mutual: [string, string][]
  /** Rooms that lead to each other. */
  knots: string[][]
  /** Arrows without which no circle of rooms is left, those of the most imports first. */
  up: Arrow[]
  /** Rooms on the longest way down once those are gone. */
  floors: number
}

/** Rooms are the folders directly below one; files beside them are none. Tests are left out, types are not. */
export function arrowsWithin(house: House, room: string): Arrow[] {
  const folderOf = (file: string) => {
    if (!file.startsWith(`${room}/`) || isTest(file)) return null
    const [folder = '', ...rest] = file.slice(room.length + 1).split('/')
    return rest.length === 0 ? null : folder
  }
  const arrows = new Map<string, Arrow>()
  for (const file of house.files) {
    const from = folderOf(file)
    if (from === null) continue
    for (const imported of new Set(house.importsOf(file).map(({ path }) => path))) {
      const to = folderOf(imported)
      if (to === null || to === from) continue
      const key = `${from} ${to}`
      const arrow = arrows.get(key) ?? { from, to, carriers: [] }
      arrow.carriers.push({ file, imported })
      arrows.set(key, arrow)
    }
  }
  return [...arrows.values()].sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
}

export function floorsOf(arrows: readonly Arrow[]): Floors {
  const rooms = [...new Set(arrows.flatMap(({ from, to }) => [from, to]))].sort()
  const names = new Set(arrows.map(nameOf))
  const knots = circlesOf(rooms, (room) => arrows.flatMap(({ from, to }) => (from === room ? [to] : [])))
  const up = knots.flatMap((knot) => arrowsUp(knot, arrows))
  const down = arrows.filter((arrow) => !up.includes(arrow))
  return {
    rooms: rooms.length,
    arrows: arrows.length,
    imports: arrows.reduce((all, { carriers }) => all + carriers.length, 0),
    mutual: arrows.flatMap(({ from, to }) =>
      from < to && names.has(`${to} ${from}`) ? [[from, to] as [string, string]] : [],
    ),
    knots,
    up: up.sort((one, other) => other.carriers.length - one.carriers.length),
    floors: longestWay(rooms, down),
  }
}

/**
 * Arrows against the best order of a knot that is found: as few as can be, and of as few imports. Three orders are begun with, Eades' greedy
 * one, by how much more each imports than it is imported, and the alphabet; in each, a room moves to where it costs least until none can.
 */
function arrowsUp(knot: readonly string[], arrows: readonly Arrow[]): Arrow[] {
  const within = new Set(knot)
  const inner = arrows.filter(({ from, to }) => within.has(from) && within.has(to))
  const begun = [greedyOrder(knot, inner), byBalance(knot, inner), [...knot]]
  const orders = begun.map((order) => settled(order, inner))
  const best = orders.reduce((one, other) => (costOf(other, inner) < costOf(one, inner) ? other : one))
  return against(best, inner)
}

/** An arrow counts as one, and its imports decide between orders with as many. */
const costOfArrow = ({ carriers }: Arrow) => 1 + carriers.length / 10_000

function against(order: readonly string[], arrows: readonly Arrow[]): Arrow[] {
  const place = new Map(order.map((room, index) => [room, index]))
  return arrows.filter(({ from, to }) => (place.get(from) ?? 0) > (place.get(to) ?? 0))
}

function costOf(order: readonly string[], arrows: readonly Arrow[]): number {
  return against(order, arrows).reduce((all, arrow) => all + costOfArrow(arrow), 0)
}

function settled(begun: readonly string[], arrows: readonly Arrow[]): string[] {
  let order = [...begun]
  let cost = costOf(order, arrows)
  for (let moved = true; moved; ) {
    moved = false
    for (const room of begun) {
      const others = order.filter((other) => other !== room)
      const tried = order.map((_, index) => others.toSpliced(index, 0, room))
      for (const candidate of tried) {
        const candidateCost = costOf(candidate, arrows)
        if (candidateCost >= cost - 1e-9) continue
        order = candidate
        cost = candidateCost
        moved = true
      }
    }
  }
  return order
}

/** Whoever is imported by nobody left goes to the top, whoever imports nobody left to the bottom, else whoever imports the most more than it is imported. */
function greedyOrder(knot: readonly string[], arrows: readonly Arrow[]): string[] {
  const top: string[] = []
  const bottom: string[] = []
  const left = new Set(knot)
  while (left.size > 0) {
    const inner = arrows.filter(({ from, to }) => left.has(from) && left.has(to))
    const rooms = byBalance([...left], inner)
    const last = rooms.find((room) => inner.every(({ from }) => from !== room))
    const first = rooms.find((room) => inner.every(({ to }) => to !== room))
    const chosen = last ?? first ?? rooms[0] ?? ''
    if (last === undefined) top.push(chosen)
    else bottom.unshift(chosen)
    left.delete(chosen)
  }
  return [...top, ...bottom]
}

function byBalance(knot: readonly string[], arrows: readonly Arrow[]): string[] {
  const balance = (room: string) =>
    arrows.reduce((all, { from, to }) => all + Number(from === room) - Number(to === room), 0)
  return knot.toSorted((one, other) => balance(other) - balance(one) || (one < other ? -1 : 1))
}

function longestWay(rooms: readonly string[], arrows: readonly Arrow[]): number {
  const known = new Map<string, number>()
  const below = (room: string): number => {
    const found =
      known.get(room) ??
      1 + Math.max(0, ...arrows.flatMap(({ from, to }) => (from === room ? [below(to)] : [])))
    known.set(room, found)
    return found
  }
  return Math.max(0, ...rooms.map(below))
}

function nameOf({ from, to }: Arrow): string {
  return `${from} ${to}`
}
