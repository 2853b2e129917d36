import { Fragment } from 'react'
import { cap } from './Kbd.css.ts'

export interface KbdProps {
  /** Keys pressed together, as labeled on the keyboard: `['J']`, `['Shift', 'D']`. */
  caps: readonly string[]
}

/** Keys to press, as they look on a keyboard. What they do stands beside them, in words. */
export function Kbd({ caps }: KbdProps) {
  return (
    <kbd>
      {caps.map((name, place) => (
        <Fragment key={name}>
          {place > 0 && ' + '}
          <kbd className={cap}>{name}</kbd>
        </Fragment>
      ))}
    </kbd>
  )
}
