import { useSyncExternalStore } from 'react'

/** Key of the stored choice. */
const STORED = 'teclas-do-atendimento'
const OFF = 'desligadas'

const listeners = new Set<() => void>()
/** For browsers that keep nothing. */
let lastChoice = true

/**
 * Whether keys of one letter work, and how to switch them off (WCAG 2.2, 2.1.4). Kept in this browser: it depends on the keyboard and the
 * voice control of the machine, not on the person. On until somebody switches them off.
 */
export function useDeskKeysChoice(): [areOn: boolean, choose: (areOn: boolean) => void] {
  return [useSyncExternalStore(subscribe, stored, () => true), choose]
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function choose(areOn: boolean): void {
  lastChoice = areOn
  try {
    if (areOn) localStorage.removeItem(STORED)
    else localStorage.setItem(STORED, OFF)
  } catch {
    // A browser that keeps nothing still heeds the choice until the document is left.
  }
  for (const listener of listeners) listener()
}

function stored(): boolean {
  try {
    return localStorage.getItem(STORED) !== OFF
  } catch {
    return lastChoice
  }
}
