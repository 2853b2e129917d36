import { plot } from '../plot-scale.ts'

/** A name under the axis: its lines, and where it stands as a share of the width. */
export interface PlacedName {
  lines: readonly string[]
  share: number
}

const LETTER = 7.5
const GAP = 8
const VALUE_AXIS = 48
/** Names of up to so many letters stay on one line. */
const ONE_LINE = 10

/** A long name of several words in two lines as even as can be. */
export function linesOf(name: string): readonly string[] {
  if (name.length <= ONE_LINE || !name.includes(' ')) return [name]
  const spaces = Array.from(name.matchAll(/ /g), ({ index }) => index)
  const longest = (at: number) => Math.max(at, name.length - at - 1)
  const at = spaces.reduce((best, index) => (longest(index) < longest(best) ? index : best))
  return [name.slice(0, at), name.slice(at + 1)]
}

/** At the edges a name grows inwards, so that it stays on the drawing. */
export function anchorOf(share: number): 'start' | 'middle' | 'end' {
  if (share < 0.1) return 'start'
  return share > 0.9 ? 'end' : 'middle'
}

/** Width in pixels from which on a chart shows these names, left to right, without one touching the next. */
export function roomOf(names: readonly PlacedName[]): number {
  const needs = names.slice(1).map((name, index) => {
    const before = names[index] ?? name
    const apart = Math.max(name.share - before.share, 1 / plot.width)
    return (reach(before, 'end') + reach(name, 'start') + GAP) / apart
  })
  return Math.max(0, ...needs) + VALUE_AXIS
}

function reach({ lines, share }: PlacedName, side: 'start' | 'end'): number {
  const width = Math.max(...lines.map((line) => line.length)) * LETTER
  const anchor = anchorOf(share)
  if (anchor === 'middle') return width / 2
  return (anchor === 'start') === (side === 'end') ? width : 0
}
