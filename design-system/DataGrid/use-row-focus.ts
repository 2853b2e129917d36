import { useRef } from 'react'

/** Goes through the rows of a grid by keys: focus stands on the link of a row. */
export type RowFocus = {
  /** For the grid. */
  ref: React.RefObject<HTMLTableElement | null>
  /** The key of the row that has focus, on whatever of it; null: none has. */
  current: () => number | null
  /** Leads focus so many rows on. Where a row went away with its focus, the one in its place is next. @returns false at either end */
  move: (by: 1 | -1) => boolean
  /** Does what a press on the row's link does. */
  open: () => void
}

/** Keeps where somebody is in a grid. `page`: another one begins from its start. */
export function useRowFocus(page: number | string): RowFocus {
  const ref = useRef<HTMLTableElement>(null)
  const last = useRef({ page, place: -1 })
  const rows = () => [...(ref.current?.tBodies[0]?.rows ?? [])]
  const focused = () => document.activeElement?.closest('tr') ?? null
  return {
    ref,
    current: () => {
      const row = focused()
      return row && rows().includes(row) ? Number(row.dataset.row) : null
    },
    move: (by) => {
      const all = rows()
      const at = all.findIndex((row) => row === focused())
      const from = last.current.page === page ? last.current.place : -1
      const wanted = placeOf({ at, from, by, count: all.length })
      const row = all[wanted]
      if (!row) return false
      last.current = { page, place: wanted }
      linkOf(row)?.focus()
      return true
    },
    open: () => {
      const row = focused()
      if (row && rows().includes(row)) linkOf(row)?.click()
    },
  }
}

/** Where a step leads. `at`: the row with focus, -1 for none; `from`: where it was last. */
export function placeOf({
  at,
  from,
  by,
  count,
}: {
  at: number
  from: number
  by: 1 | -1
  count: number
}): number {
  if (at !== -1) return at + by
  if (from === -1) return by === 1 ? 0 : count - 1
  return Math.min(by === 1 ? from : from - 1, count - 1)
}

function linkOf(row: HTMLTableRowElement): HTMLAnchorElement | null {
  return row.querySelector<HTMLAnchorElement>('th a')
}
