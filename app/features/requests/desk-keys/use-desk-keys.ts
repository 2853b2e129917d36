import { useEffect, useEffectEvent } from 'react'
import { type DeskAct, type DeskKeyPlace, deskActOf } from './desk-keys.ts'
import { useDeskKeysChoice } from './desk-keys-choice.ts'

/** Handler of each key's act; keys without one do nothing. */
export type DeskKeyHandlers = Partial<Record<DeskAct, () => void>>

/** Where keys are for writing, or belong to what lies over the page. */
const ELSEWHERE = [
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit])',
  'textarea',
  'select',
  '[contenteditable]',
  '[role=dialog]',
  '[role=alertdialog]',
  '[role=menu]',
  '[role=listbox]',
].join()

/** Only these go on for as long as the key is held. */
const REPEATED: ReadonlySet<DeskAct> = new Set(['next', 'previous'])

/** Listens for the keys of a place, unless they are switched off; never in fields, dialogs and menus. */
export function useDeskKeys(place: DeskKeyPlace, handlers: DeskKeyHandlers): void {
  const [areOn] = useDeskKeysChoice()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isElsewhere(event.target)) return
    const act = deskActOf(place, event)
    const handle = act && handlers[act]
    if (!act || !handle || (event.repeat && !REPEATED.has(act))) return
    // The key must not be written into the field that it leads to.
    event.preventDefault()
    handle()
  })
  useEffect(() => {
    if (!areOn) return
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [areOn])
}

function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(ELSEWHERE) !== null
}
