import { type RefObject, useEffect, useRef } from 'react'
import type { FileEntry } from './file-entry.ts'

/**
 * Keeps focus in a list whose buttons go away: call the answer with a row's place before the files change. When they have, the last button
 * of the row that stands there now takes focus, or `onEmptied` is called where none is left.
 */
export function useKeptFocus(
  root: RefObject<HTMLUListElement | null>,
  files: readonly FileEntry[],
  onEmptied: (() => void) | undefined,
): (place: number) => void {
  const wanted = useRef<number | null>(null)
  useEffect(() => {
    const [list, place] = [root.current, wanted.current]
    if (list === null || place === null) return
    wanted.current = null
    const row = list.children.item(Math.min(place, files.length - 1))
    if (row === null) onEmptied?.()
    else [...row.querySelectorAll<HTMLElement>('button, a')].at(-1)?.focus()
  }, [root, files, onEmptied])
  return (place) => {
    wanted.current = place
  }
}
