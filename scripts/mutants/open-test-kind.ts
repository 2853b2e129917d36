import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../run-tool.ts'
import { ExecutedFunctions, readNotes } from './executed-functions.ts'
import { type Importers, readImporters } from './import-graph.ts'
import type { TestKind } from './measure-room.ts'
import { sourceOf, type Tests } from './rooms.ts'
import { TestRunner } from './test-runner.ts'
import { storiesByImports, testsByExecution, testsByImports } from './tests-of-mutant.ts'

const everyFile = globSync('{app,domain,contract,settings,design-system,backend,scripts}/**/*.{ts,tsx}', {
  cwd: projectRoot,
  exclude: ['**/node_modules/**'],
}).sort()

/**
 * Most test files of a kind that a mutant is shown to: tests over HTTP cost seconds each, and stories a browser. What a person loses is
 * shown to every test that leads there, so that its survival means something.
 */
const MOST = { unit: 20, api: 8, stories: 4 } as const

/** Makes a kind of tests ready to be shown mutants; the caller closes the runner. */
export async function openTestKind(tests: Tests, say: (line: string) => void): Promise<TestKind> {
  const importers = readImporters(everyFile)
  const find = {
    unit: testsByImports,
    stories: storiesByImports,
    api: await byWhatRan(tests, importers, say),
  }
  return {
    runner: new TestRunner(tests),
    testsOf: (mutant) => find[tests](mutant, importers).slice(0, mutant.loss ? undefined : MOST[tests]),
  }
}

async function byWhatRan(tests: Tests, importers: Importers, say: (line: string) => void) {
  const ran = tests === 'api' ? await whatRan(say) : new ExecutedFunctions([])
  return (mutant: Parameters<typeof testsByExecution>[0]) => testsByExecution(mutant, ran, importers)
}

/** Code that each test over HTTP runs: found out once for every state of the code, by running them all. */
async function whatRan(say: (line: string) => void): Promise<ExecutedFunctions> {
  const state = createHash('sha256')
  const files = everyFile.filter((file) => /^(backend\/|(contract|domain)\/(?!.*\.test\.ts$))/.test(file))
  for (const file of files) state.update(file).update(sourceOf(file))
  const folder = join(projectRoot, '.cache', 'mutants', state.digest('hex').slice(0, 16))
  if (!existsSync(folder)) {
    say('   running the tests over HTTP once, to see what each of them runs…')
    mkdirSync(folder, { recursive: true })
    const noted = files.filter((file) => /^backend\/(?!.*\.test\.ts$)/.test(file))
    const runner = new TestRunner('api', { files: noted, folder })
    const verdict = await runner.run(null, await runner.testFiles())
    await runner.close()
    if (verdict !== 'passed') {
      rmSync(folder, { recursive: true })
      throw new Error('a test over HTTP fails without any mutant: mend it first')
    }
  }
  return new ExecutedFunctions(readNotes(folder))
}
