import { Kbd } from '../Kbd/Kbd.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { keyEntry, keys } from './CommandPalette.css.ts'

const entries = [
  { act: 'move', caps: ['↑', '↓'] },
  { act: 'choose', caps: ['Enter'] },
  { act: 'close', caps: ['Esc'] },
] as const

/** Which keys do what, for whoever sees them; assistive technology says it of a combo box by itself. */
export function PaletteKeys() {
  const strings = useStrings()
  return (
    <p aria-hidden className={keys}>
      {entries.map(({ act, caps }) => (
        <span key={act} className={keyEntry}>
          {caps.map((cap) => (
            <Kbd key={cap} caps={[cap]} />
          ))}
          {strings.commandPalette.keys[act]}
        </span>
      ))}
    </p>
  )
}
