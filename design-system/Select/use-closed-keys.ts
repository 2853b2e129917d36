import { type KeyboardEvent, useRef } from 'react'
import type { SelectOption } from './select-option.ts'

/** Letters that follow each other within this time are one word, milliseconds. */
const WORD_MS = 1000

/**
 * What keys do while the list is closed, as in the browser's own lists: up and down open it, left and right choose the neighbour, letters
 * choose what begins with them.
 */
export function useClosedKeys<Id extends string | number>(
  options: readonly SelectOption<Id>[],
  chosen: Id | undefined,
  {
    locale,
    open,
    choose,
  }: { locale: string; open: (focused: 'first' | 'last') => void; choose: ((id: Id) => void) | null },
) {
  const typed = useRef({ word: '', at: 0 })
  const offered = options.filter(({ isDisabled }) => !isDisabled)
  const position = offered.findIndex(({ id }) => id === chosen)
  const beginningWith = (letter: string) => {
    const now = Date.now()
    const isNew = now - typed.current.at > WORD_MS
    typed.current = { word: (isNew ? '' : typed.current.word) + letter, at: now }
    const { word } = typed.current
    const same = new Intl.Collator(locale, { usage: 'search', sensitivity: 'base' })
    return offered.find(({ label }) => same.compare(label.slice(0, word.length), word) === 0)
  }
  const neighbour = (step: 1 | -1) => offered[position === -1 && step === -1 ? -1 : position + step]
  return (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      open(key === 'ArrowDown' ? 'first' : 'last')
    } else if (choose && (key === 'ArrowLeft' || key === 'ArrowRight')) {
      event.preventDefault()
      const next = neighbour(key === 'ArrowRight' ? 1 : -1)
      if (next) choose(next.id)
    } else if (choose && key.length === 1 && key !== ' ') {
      const found = beginningWith(key)
      if (found) choose(found.id)
    }
  }
}
