import { type RefObject, useEffect, useRef } from 'react'
import { insertReply } from './insert-reply.ts'

/** Puts replies where the cursor is in the text area, or at the end where nobody has written yet; and goes on writing behind them. */
export function useInsertReply(
  area: RefObject<HTMLTextAreaElement | null>,
  written: string,
  setText: (text: string) => void,
): { put: (reply: string) => void; goOn: () => void } {
  const wasIn = useRef(false)
  const cursor = useRef(0)
  useEffect(() => {
    const field = area.current
    const note = () => {
      wasIn.current = true
    }
    field?.addEventListener('focus', note)
    return () => field?.removeEventListener('focus', note)
  }, [area])
  return {
    put: (reply) => {
      const field = area.current
      const stretch =
        field && wasIn.current
          ? { from: field.selectionStart, to: field.selectionEnd }
          : { from: written.length, to: written.length }
      const done = insertReply(written, reply, stretch)
      cursor.current = done.cursor
      setText(done.text)
    },
    goOn: () => {
      area.current?.focus()
      area.current?.setSelectionRange(cursor.current, cursor.current)
    },
  }
}
