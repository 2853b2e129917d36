/** How many are kept. */
const MOST = 5
const KNOWN_ID = /^[\w:/-]{1,80}$/

/**
 * The participant's last choices in this browser, newest first. Only ids of pages are stored, under the person's id; never a name or a CPF.
 * Empty where the browser stores nothing.
 */
export function recentChoices(idPessoa: number): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(idPessoa)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isId).slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Puts a choice first. */
export function rememberChoice(idPessoa: number, id: string): void {
  try {
    localStorage.setItem(keyOf(idPessoa), JSON.stringify(newestFirst(recentChoices(idPessoa), id)))
  } catch {
    // Remembering is a comfort: without storage the palette works all the same.
  }
}

/** A list with one entry moved or put to its front, of at most five. */
export function newestFirst<Entry>(
  known: readonly Entry[],
  newest: Entry,
  isSame: (one: Entry, other: Entry) => boolean = Object.is,
): Entry[] {
  return [newest, ...known.filter((entry) => !isSame(entry, newest))].slice(0, MOST)
}

function keyOf(idPessoa: number): string {
  return `paleta:${idPessoa}`
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && KNOWN_ID.test(value)
}
