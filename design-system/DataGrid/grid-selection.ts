/** Which rows are chosen, by their keys. */
export interface GridSelection<Row> {
  selected: ReadonlySet<number>
  onChange: (selected: ReadonlySet<number>) => void
  /** Tells a row from the others in its checkbox's name: "protocolo 2026.0000041". */
  nameOf: (row: Row) => string
}

/** The choice with some rows in it or out of it; those that are not in sight stay as they are. */
export function withRows(
  selected: ReadonlySet<number>,
  keys: readonly number[],
  isChosen: boolean,
): ReadonlySet<number> {
  const chosen = new Set(selected)
  for (const key of keys) {
    if (isChosen) chosen.add(key)
    else chosen.delete(key)
  }
  return chosen
}

/** The rows from one to another, both among them, whichever comes first. */
export function rowsBetween(keys: readonly number[], from: number, to: number): readonly number[] {
  return keys.slice(Math.min(from, to), Math.max(from, to) + 1)
}
