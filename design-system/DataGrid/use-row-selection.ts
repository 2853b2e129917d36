import { useRef } from 'react'
import { type GridSelection, rowsBetween, withRows } from './grid-selection.ts'

/** Chooses the row at a place, or takes it out; as a range, all from the one that was chosen last. */
export function useRowSelection<Row>(
  keys: readonly number[],
  selection: GridSelection<Row> | undefined,
): (place: number, isRange: boolean) => void {
  const last = useRef<number | null>(null)
  return (place, isRange) => {
    const key = keys[place]
    if (!selection || key === undefined) return
    const from = isRange && last.current !== null ? keys.indexOf(last.current) : -1
    const range = rowsBetween(keys, from === -1 ? place : from, place)
    selection.onChange(withRows(selection.selected, range, !selection.selected.has(key)))
    last.current = key
  }
}
