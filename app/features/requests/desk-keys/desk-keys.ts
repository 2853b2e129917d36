import { deskKeysText as text } from './desk-keys.text.ts'

/** Where a key works: in the list of the request centre, or in one opened request. */
export type DeskKeyPlace = 'list' | 'case'

export type DeskKey = {
  /** `KeyboardEvent.key` in lower case; `Shift+` before a letter where Shift is held too. */
  keys: readonly string[]
  label: string
  places: readonly DeskKeyPlace[]
  /** Keys the browser already handles, as Enter on a link: listed only. */
  alsoBy?: string
}

/**
 * Every key of the request centre by what it does, in the order of its list. A new one is a line here, its words in `desk-keys.text.ts`
 * and a handler in `useDeskKeys` of its page; a test refuses the same key twice in one place.
 */
export const deskKeys = {
  next: { keys: ['j'], label: text.next, places: ['list'] },
  previous: { keys: ['k'], label: text.previous, places: ['list'] },
  open: { keys: ['o'], alsoBy: 'Enter', label: text.open, places: ['list'] },
  select: { keys: ['x'], label: text.select, places: ['list'] },
  search: { keys: ['/'], label: text.search, places: ['list'] },
  take: { keys: ['t'], label: text.take, places: ['list', 'case'] },
  undo: { keys: ['z'], label: text.undo, places: ['list', 'case'] },
  grant: { keys: ['g', 'd'], label: text.grant, places: ['case'] },
  grantAndNext: { keys: ['Shift+d'], label: text.grantAndNext, places: ['case'] },
  return: { keys: ['r'], label: text.return, places: ['case'] },
  nextCase: { keys: ['n'], label: text.nextCase, places: ['case'] },
  backToList: { keys: ['u'], label: text.backToList, places: ['case'] },
  help: { keys: ['?'], label: text.help, places: ['list', 'case'] },
} as const satisfies Record<string, DeskKey>

export type DeskAct = keyof typeof deskKeys

const all = Object.entries(deskKeys) as [DeskAct, DeskKey][]

/** The keys that work in a place, for its list. */
export function deskKeysOf(place: DeskKeyPlace, acts: readonly DeskAct[]): DeskKey[] {
  return all.filter(([act, { places }]) => places.includes(place) && acts.includes(act)).map(([, key]) => key)
}

/** The keys of a press, as the browser tells them. */
type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/**
 * Act of a key press in a place; null when it has none. Letters ignore capitals (Caps Lock) unless Shift is held; signs are compared as
 * typed, since their keys differ between keyboards.
 */
export function deskActOf(place: DeskKeyPlace, press: Press): DeskAct | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null
  const name = press.key.toLowerCase()
  const isLetter = /^\p{L}$/u.test(name)
  const pressed = isLetter && press.shiftKey ? `Shift+${name}` : name
  const found = all.find(([, { keys, places }]) => places.includes(place) && keys.includes(pressed))
  return found?.[0] ?? null
}

/** Key caps of a press: `Shift+d` is `Shift`, `D`. */
export function capsOf(pressed: string): string[] {
  return pressed.split('+').map((cap) => (cap.length === 1 ? cap.toUpperCase() : capital(cap)))
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
