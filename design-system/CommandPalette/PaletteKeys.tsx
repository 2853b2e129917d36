import { strings } from '../strings.ts'
import { key, keyEntry, keys } from './CommandPalette.css.ts'

const { move, choose, close } = strings.commandPalette.keys

const entries = [
  { name: move, caps: ['↑', '↓'] },
  { name: choose, caps: ['Enter'] },
  { name: close, caps: ['Esc'] },
]

/** Which keys do what, for whoever sees them; assistive technology says it of a combo box by itself. */
export function PaletteKeys() {
  return (
    <p aria-hidden className={keys}>
      {entries.map(({ name, caps }) => (
        <span key={name} className={keyEntry}>
          {caps.map((cap) => (
            <kbd key={cap} className={key}>
              {cap}
            </kbd>
          ))}
          {name}
        </span>
      ))}
    </p>
  )
}
