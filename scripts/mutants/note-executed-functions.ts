import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, expect } from 'vitest'

declare global {
  /** Functions that were entered since the test file began, as `file:start`. */
  var functionsThatRan: Set<string> | undefined
}

/* Set-up of the run that finds out which tests run which functions. One file of notes for each test file. */
globalThis.functionsThatRan = new Set()

afterAll(() => {
  const folder = process.env.NOTES_FOLDER
  const { testPath } = expect.getState()
  if (!folder || !testPath)
    throw new Error('a test file ran without a name, or without a place for its notes')
  const test = relative(process.cwd(), testPath)
  mkdirSync(folder, { recursive: true })
  const name = `${createHash('sha256').update(test).digest('hex')}.json`
  writeFileSync(join(folder, name), JSON.stringify({ test, ran: [...(globalThis.functionsThatRan ?? [])] }))
})
