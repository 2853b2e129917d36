import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ExecutedFunctions, readNotes } from '../mutants/executed-functions.ts'
import { readImporters } from '../mutants/import-graph.ts'
import { sourceOf } from '../mutants/rooms.ts'
import { projectRoot } from '../run-tool.ts'
import { changedFiles } from './changed-files.ts'
import { type Choice, chooseTests } from './choose-tests.ts'

const code = /^(app|backend|contract|design-system|domain|scripts|settings|tests|\.storybook)\/.*\.[cm]?tsx?$/

/** All that the change since a commit can break, and how much was changed. @throws Error when git knows no such commit */
export function readChange(since: string | null): {
  since: string
  count: number
  choices: Map<string, Choice>
} {
  const { since: commit, changed, files } = changedFiles(since)
  const present = files.filter(
    (file) => code.test(file) && statSync(join(projectRoot, file), { throwIfNoEntry: false }),
  )
  const choices = chooseTests(changed, {
    files: [
      ...present,
      ...changed.filter((file) => statSync(join(projectRoot, file), { throwIfNoEntry: false })),
    ],
    importers: readImporters(present),
    textOf: sourceOf,
    ran: lastNotes(),
  })
  return { since: commit, count: changed.length, choices }
}

/** Code that the tests over HTTP ran when the mutants last asked. */
function lastNotes(): ExecutedFunctions | null {
  const folder = join(projectRoot, '.cache', 'mutants')
  try {
    const [last] = readdirSync(folder)
      .map((name) => join(folder, name))
      .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
    return last === undefined ? null : new ExecutedFunctions(readNotes(last))
  } catch {
    return null
  }
}
