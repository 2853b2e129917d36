import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Announcer } from '../Announcer/Announcer.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { MoveButtons } from './MoveButtons.tsx'
import { type Move, nextDirection } from './move.ts'
import { content, item as itemClass, list as listClass } from './ReorderableList.css.ts'

export interface ReorderableListProps<Item> {
  /** Names the list. */
  label: string
  items: readonly Item[]
  /** A key that moves with the item; its place, where an item has none. */
  itemKey: (item: Item, at: number) => string | number
  /** Name of an item in its buttons and in announcements: "Análise". */
  itemName: (item: Item, at: number) => string
  /** An item goes to another place; both counted from 0. The caller keeps the new order. */
  onMove: (from: number, to: number) => void
  children: (item: Item, at: number) => ReactNode
}

/**
 * Things whose order counts, each with two buttons that move it by one place. The new place is said aloud, and focus goes along with
 * what was moved, so that one can go on pressing.
 */
export function ReorderableList<Item>({
  label,
  items,
  itemKey,
  itemName,
  onMove,
  children,
}: ReorderableListProps<Item>) {
  const strings = useStrings()
  const [news, setNews] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const [made, setMade] = useState<Move | null>(null)
  // A moved element loses the focus, and one that is drawn anew never had it.
  useLayoutEffect(() => {
    if (!made) return
    const rows = list.current?.children
    const [up, down] = rows?.item(made.to)?.querySelectorAll('button') ?? []
    const button = nextDirection(made, rows?.length ?? 0) === 'up' ? up : down
    button?.focus()
  }, [made])
  const move = (from: number, step: Move) => {
    const moved = items[from]
    if (moved === undefined) return
    const { to } = step
    setMade(step)
    setNews(strings.reorderableList.moved(itemName(moved, from), to + 1, items.length))
    onMove(from, to)
  }
  return (
    <>
      <ol ref={list} aria-label={label} className={listClass}>
        {items.map((item, at) => (
          <li key={itemKey(item, at)} className={itemClass}>
            <MoveButtons
              name={itemName(item, at)}
              at={at}
              count={items.length}
              onMove={(step) => move(at, step)}
            />
            <div className={content}>{children(item, at)}</div>
          </li>
        ))}
      </ol>
      <Announcer message={news} />
    </>
  )
}
