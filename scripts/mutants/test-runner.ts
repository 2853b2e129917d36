import type { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { join, relative } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { ViteUserConfig } from 'vitest/config'
import { createVitest, type Reporter, type Vitest } from 'vitest/node'
import { projectRoot } from '../run-tool.ts'
import type { Mutant } from './find-mutants.ts'
import { mutantPlugin, type Standing } from './mutant-plugin.ts'
import type { Tests } from './rooms.ts'

/** How tests ended against a mutant. */
export type Verdict = 'failed' | 'timed out' | 'passed'

/** Longer than any test file takes on a busy machine: a mutant under which one needs more never ends. */
const LONGEST_MS = { unit: 30_000, api: 120_000, stories: 120_000 }

const TIMEOUT_MS = 60_000

/** Where a run without mutants notes which functions it entered. */
export type Noting = { files: readonly string[]; folder: string }

/**
 * Runs test files against mutants, one after the other, with one set of compiled modules and one database server for all. One worker:
 * a mutant's tests are few, and what they need is mostly a processor.
 */
export class TestRunner {
  readonly #standing: Standing
  readonly #tests: Tests
  readonly #noting: Noting | null
  #vitest: Promise<Vitest> | null = null
  #hasFailed = false
  #why = ''

  constructor(tests: Tests, noting: Noting | null = null) {
    this.#tests = tests
    this.#noting = noting
    this.#standing = { mutant: null, noted: new Set(noting?.files) }
  }

  /** Every test file, as a path from the project's root. */
  async testFiles(): Promise<string[]> {
    const specifications = await (await this.#started()).globTestSpecifications()
    return specifications.map(({ moduleId }) => relative(projectRoot, moduleId))
  }

  /**
   * Runs test files without a mutant: what fails by itself would look as if it held everything. Tests over HTTP were run before, to see
   * what they run, and stories take too long.
   * @throws when one fails
   */
  async requireGreen(testFiles: readonly string[]): Promise<void> {
    if (this.#tests !== 'unit' || testFiles.length === 0) return
    if ((await this.run(null, [...new Set(testFiles)])) !== 'passed') {
      throw new Error('a test fails without any mutant: mend it first')
    }
  }

  /** Runs test files until one fails. */
  async run(
    mutant: Mutant | null,
    testFiles: readonly string[],
    longestMs = LONGEST_MS[this.#tests] * testFiles.length,
  ): Promise<Verdict> {
    const vitest = await this.#started()
    this.#stand(vitest, mutant)
    this.#hasFailed = false
    this.#why = ''
    const all = await vitest.globTestSpecifications()
    const wanted = new Set(testFiles.map((file) => join(projectRoot, file)))
    const found = all.filter(({ moduleId }) => wanted.has(moduleId))
    if (found.length < wanted.size) throw new Error(`not all of these can be run: ${testFiles.join(', ')}`)
    const running = vitest.runTestSpecifications(found)
    const ended = await Promise.race([running, after(longestMs)])
    if (ended === 'late') {
      running.catch(() => undefined)
      killWorkers()
      await this.close()
      return 'timed out'
    }
    this.#stand(vitest, null)
    return this.#hasFailed || ended.unhandledErrors.length > 0 ? 'failed' : 'passed'
  }

  /** Words of the first failure of the last run, with the found and the expected value. */
  get why(): string {
    return this.#why
  }

  async close(): Promise<void> {
    await (await this.#vitest)?.close()
    this.#vitest = null
  }

  #stand(vitest: Vitest, mutant: Mutant | null): void {
    const changed = mutant ?? this.#standing.mutant
    this.#standing.mutant = mutant
    if (changed) vitest.invalidateFile(join(projectRoot, changed.file))
  }

  #started(): Promise<Vitest> {
    this.#vitest ??= this.#start()
    return this.#vitest
  }

  async #start(): Promise<Vitest> {
    const noting = this.#noting && {
      setupFiles: ['scripts/mutants/note-executed-functions.ts'],
      env: { NOTES_FOLDER: this.#noting.folder },
    }
    const { plugins = [], test } = await settingsOf(this.#tests)
    const project: ViteUserConfig = {
      plugins: [...plugins, mutantPlugin(this.#standing)],
      test: {
        ...test,
        ...noting,
        // Kept by the text of the file on disk, which no mutant changes.
        fsModuleCache: false,
        // A busy machine is no reason to take a mutant for one that was seen.
        testTimeout: TIMEOUT_MS,
        hookTimeout: TIMEOUT_MS,
      },
    }
    const vitest = await createVitest(
      {
        root: projectRoot,
        config: false,
        watch: false,
        reporters: [this.#firstFailure()],
        ...(noting ? {} : { maxWorkers: 1 }),
      },
      { test: { projects: [project] } },
    )
    await vitest.standalone()
    return vitest
  }

  /** Ends a run at its first failure. Not by `bail`, which counts what failed in earlier runs. */
  #firstFailure(): Reporter {
    const fail = (errors: readonly { message: string; diff?: string }[] = []) => {
      this.#hasFailed = true
      this.#why ||= errors.map(({ message, diff }) => diff ?? message).join('\n')
      // Not waited for: the run ends only when its reporters have been told.
      void this.#vitest?.then((vitest) => vitest.cancelCurrentRun('test-failure'))
    }
    return {
      onTestCaseResult: (test) => {
        const { state, errors } = test.result()
        if (state === 'failed') fail(errors)
      },
      onTestModuleEnd: (module) => {
        if (module.state() === 'failed') fail(module.errors())
      },
    }
  }
}

const workers = new Set<ChildProcess>()
subscribe('child_process', (message) => {
  const { process: started } = message as { process: ChildProcess }
  workers.add(started)
  started.once('exit', () => workers.delete(started))
})

/** Ends Vitest's own processes: one that is in an endless loop hears nothing, and Vitest would wait for it for ever. */
function killWorkers(): void {
  for (const worker of workers) {
    if (worker.spawnargs.some((argument) => argument.includes('/vitest/'))) worker.kill('SIGKILL')
  }
}

/** How a kind of tests runs, as `npm test` runs it. */
async function settingsOf(tests: Tests): Promise<ViteUserConfig> {
  // As the command line sets it. Storybook's plugin reads it when the configuration is loaded; without it no story is found.
  process.env.VITEST = 'true'
  const { stories, unit } = await import('../../vitest.config.ts')
  const { default: backend } = await import('../../vitest.backend.config.ts')
  switch (tests) {
    case 'unit':
      return { plugins: [vanillaExtractPlugin()], test: unit.test }
    case 'api':
      return backend
    case 'stories':
      return { plugins: stories.plugins, test: stories.test }
  }
}

function after(milliseconds: number): Promise<'late'> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, 'late').unref())
}
