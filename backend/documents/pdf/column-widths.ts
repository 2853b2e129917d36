/** A column's part of the width, in any unit, and the least it needs, in points. */
export type ColumnWidth = { share: number; least: number }

/**
 * Widths of columns that together fill `width`. Each has its share, unless it needs more; what those take is taken from the others by
 * their shares. Where not even the least has room for all, each gets its part of that.
 */
export function columnWidths(wanted: readonly ColumnWidth[], width: number): number[] {
  const needed = wanted.reduce((sum, { least }) => sum + least, 0)
  if (needed >= width) return wanted.map(({ least }) => (least / needed) * width)
  const fixed = new Set<ColumnWidth>()
  for (;;) {
    const free = wanted.filter((column) => !fixed.has(column))
    const room = width - [...fixed].reduce((sum, { least }) => sum + least, 0)
    const shares = free.reduce((sum, { share }) => sum + share, 0)
    const widthOf = ({ share }: ColumnWidth) => (share / shares) * room
    const tooNarrow = free.filter((column) => widthOf(column) < column.least)
    if (tooNarrow.length === 0)
      return wanted.map((column) => (fixed.has(column) ? column.least : widthOf(column)))
    for (const column of tooNarrow) fixed.add(column)
  }
}
