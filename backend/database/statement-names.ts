/** How often a statement is asked for before it is worth keeping. */
const USES = 3

/** Most statements that are kept on each connection, and most that are counted on the way there. */
const MOST = 400

/** How such a search is best done depends on what is looked for: one plan for all would read a common name with the way of a rare one. */
export const LOOKS_FOR_WORDS = /\bi?like\b/

/**
 * Names for statements that come again and again, so that PostgreSQL parses and plans each once a connection instead of at every call,
 * which takes several times as long as the work itself. Those that come once, such as lists of ids of every length, get none, nor do
 * searches for words.
 */
export class StatementNames {
  readonly #names = new Map<string, string>()
  readonly #uses = new Map<string, number>()

  /** The name of a statement, the same for every connection; undefined while it has none. */
  of(text: string): string | undefined {
    return this.#names.get(text) ?? this.#count(text)
  }

  #count(text: string): string | undefined {
    if (this.#names.size >= MOST || LOOKS_FOR_WORDS.test(text)) return undefined
    const uses = (this.#uses.get(text) ?? 0) + 1
    this.#uses.delete(text)
    if (uses >= USES) {
      const name = `portal-${this.#names.size}`
      this.#names.set(text, name)
      return name
    }
    this.#uses.set(text, uses)
    const [longestAgo] = this.#uses.keys()
    if (this.#uses.size > MOST && longestAgo !== undefined) this.#uses.delete(longestAgo)
    return undefined
  }
}
