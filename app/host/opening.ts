import { type EventEmitter, once } from 'node:events'

/** Whether requests are answered yet, and when. */
export type Opening = { isOpen: boolean; opened: Promise<void> }

/**
 * When requests are answered: at once, or, `held`, from the first message of the parent process on, which knows when the API is ready. Until
 * then they wait: who comes first meets a portal that works, and a port that is taken is found out at once all the same.
 */
export function openingOf(isHeld: boolean, parent: EventEmitter): Opening {
  const opening: Opening = { isOpen: !isHeld, opened: Promise.resolve() }
  if (isHeld) {
    opening.opened = once(parent, 'message').then(() => {
      opening.isOpen = true
    })
  }
  return opening
}
