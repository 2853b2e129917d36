const PREFIX = 'rascunho:'

/** Value stored in this tab under a key; null when missing or unreadable. */
export function readFromTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps something in this tab. @returns whether it is kept: a store that is full or forbidden takes nothing */
export function keepInTab(key: string, kept: object): boolean {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

/** Forgets what is kept under a key. */
export function removeFromTab(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key)
  } catch {
    // Nothing was kept.
  }
}

/** Forgets all that forms kept in this tab, as when a person signs out. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
    }
  } catch {
    // Nothing was kept.
  }
}
