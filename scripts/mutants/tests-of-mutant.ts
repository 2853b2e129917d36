import { isUnitTest } from '../changed/choose-tests.ts'
import type { ExecutedFunctions } from './executed-functions.ts'
import type { Mutant } from './find-mutants.ts'
import { type Importers, leadingTo } from './import-graph.ts'

/** Pure tests that lead to a mutant's file by imports, the nearest first. */
export function testsByImports({ file }: Mutant, importers: Importers): string[] {
  return leadingTo(file, importers).filter(isUnitTest)
}

/** Stories that lead to a mutant's file by imports, the nearest first. */
export function storiesByImports({ file }: Mutant, importers: Importers): string[] {
  return leadingTo(file, importers).filter((path) => path.endsWith('.stories.tsx'))
}

/**
 * Tests over HTTP that ran the mutant's function; for what runs when a file is loaded, those that ran anything of the file or else of a
 * file that imports it. First those about the same subject, then those that run least.
 */
export function testsByExecution(mutant: Mutant, ran: ExecutedFunctions, importers: Importers): string[] {
  const { file, inside } = mutant
  const found = inside === null ? nearestThatRan(file, ran, importers) : ran.testsOf(file, inside)
  const subjects = subjectsOf(file)
  const isFar = (test: string) => (subjectsOf(test).some((subject) => subjects.includes(subject)) ? 0 : 1)
  return found.toSorted((one, other) => isFar(one) - isFar(other) || ran.size(one) - ran.size(other))
}

function nearestThatRan(file: string, ran: ExecutedFunctions, importers: Importers): readonly string[] {
  for (const near of [file, ...leadingTo(file, importers)]) {
    const tests = ran.testsOf(near)
    if (tests.length > 0) return tests
  }
  return []
}

/** Words of a path that name a subject: `backend/calls/pay-slips.test.ts` is about `pay-slips`. */
function subjectsOf(path: string): string[] {
  return path
    .replace(/(\.test)?\.tsx?$/, '')
    .split('/')
    .slice(2)
}
