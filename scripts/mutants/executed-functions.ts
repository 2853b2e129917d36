import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Functions that one test file ran, as `note-executed-functions.ts` writes them: the test's path from the project's root, and functions as
 * `file:start`.
 */
export type Note = { test: string; ran: string[] }

/** Which test files ran which functions. */
export class ExecutedFunctions {
  readonly #tests = new Map<string, string[]>()
  readonly #sizes = new Map<string, number>()

  constructor(notes: readonly Note[]) {
    for (const { test, ran } of notes) {
      this.#sizes.set(test, ran.length)
      const files = new Set(ran.map((place) => place.slice(0, place.lastIndexOf(':'))))
      for (const key of [...ran, ...files]) this.#tests.set(key, [...(this.#tests.get(key) ?? []), test])
    }
  }

  /** Test files that entered the function that begins there; without a start, any function of the file. */
  testsOf(file: string, start?: number): readonly string[] {
    return this.#tests.get(start === undefined ? file : `${file}:${start}`) ?? []
  }

  /** How many functions a test file entered. */
  size(test: string): number {
    return this.#sizes.get(test) ?? 0
  }
}

/** Reads the notes of a run. */
export function readNotes(folder: string): Note[] {
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Note)
}
