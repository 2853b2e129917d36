import type { ImportReason } from './import-problem.ts'

/** A cell as it was understood, or why nobody can tell; `about`: the readings between which its row does not decide, with `|` between them. */
export type CellReading = { value: string } | { reason: ImportReason; about?: string }

/** The one reading of a cell. Without any it is refused with `otherwise`; with two, both are named. */
export function onlyReading(
  readings: readonly string[],
  {
    otherwise,
    several,
    shown,
  }: { otherwise: ImportReason; several: ImportReason; shown: (reading: string) => string },
): CellReading {
  const [first, ...others] = [...new Set(readings)]
  if (first === undefined) return { reason: otherwise }
  if (others.length === 0) return { value: first }
  return { reason: several, about: [first, ...others].map(shown).join('|') }
}
