/** Cell of a table: a figure is written with as many digits as mean something. */
export type Cell = string | number | undefined

/** Lines of a table in columns of one width: the first to the left, figures to the right, a dash for what was not measured. */
export function tableOf(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [head, ...rows.map((row) => head.map((_, column) => cellText(row[column])))]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  return lines
    .map((line) =>
      line
        .map((text, column) =>
          column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function cellText(cell: Cell): string {
  if (cell === undefined) return '–'
  if (typeof cell === 'string') return cell
  const size = Math.abs(cell)
  if (Number.isInteger(cell) || size >= 100) return cell.toFixed(0)
  return cell.toFixed(size >= 10 ? 1 : 2)
}
