import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  failedInPlaywright,
  failedInVitest,
  type PlaywrightReport,
  type VitestReport,
} from './failed-tests.ts'
import { exitCode, exitCodeAndOutput, projectRoot } from './run-tool.ts'
import { type Timed, timedInPlaywright, timedInVitest } from './slowest-tests.ts'

/** Result of a stage; `failures` names the failed tests, `timed` how long tests took, where the stage can tell. */
export type Tally = {
  passed: number
  failed: number
  skipped?: number
  failures?: string[]
  timed?: Timed[]
}

/**
 * A part of the tests that can run alone: `npm test <name>`. `beside`: it keeps one processor busy and says little, so it runs while
 * those after it do; what it has to say comes with its result.
 */
export type Stage = {
  name: string
  needsBrowser: boolean
  /** Whether it keeps databases of its own. */
  needsDatabase?: boolean
  beside: boolean
  /** `files`: those that are looked at; without, all. */
  run: (files?: readonly string[]) => Promise<Tally & { output?: string }>
}

const reports = join(projectRoot, '.cache', 'reports')
const rooms = ['app', 'contract', 'domain', 'settings', 'design-system', 'backend']

export const stages: Stage[] = [
  { name: 'build', needsBrowser: false, beside: true, run: build },
  // Checked again only where something changed since the last time. Each checker works out by itself the types that all files share.
  check('types', 'tsc', [
    '--project',
    '.',
    '--incremental',
    '--tsBuildInfoFile',
    '.cache/types.tsbuildinfo',
    '--checkers',
    '1',
  ]),
  check('lint', 'oxlint', ['--type-aware', '--deny-warnings'], ['.']),
  check('format', 'biome', ['check', '--files-ignore-unknown=true', '--no-errors-on-unmatched'], ['.']),
  check('boundaries', 'depcruise', [...rooms, '--config', '.dependency-cruiser.mjs', '--output-type', 'err']),
  check('house', 'node', ['scripts/house.ts', '--check']),
  vitest('unit', ['--project', 'unit']),
  { ...vitest('api', ['--config', 'vitest.backend.config.ts']), needsDatabase: true },
  vitest('stories', ['--project', 'storybook'], true),
  onceBuilt(vitest('bundle', ['--project', 'bundle'])),
  vitest('screenshots', ['--project', 'screenshots'], true),
  onceBuilt({ name: 'journeys', needsBrowser: true, needsDatabase: true, beside: false, run: journeys }),
]

/** `everything`: what it is given where it can look at single files. */
function check(name: string, tool: string, args: string[], everything?: string[]): Stage {
  const run = async (files?: readonly string[]) => {
    const { code, output } = await exitCodeAndOutput(tool, [
      ...args,
      ...((everything && files) ?? everything ?? []),
    ])
    return { ...asTally(code === 0), output }
  }
  return { name, needsBrowser: false, beside: true, run }
}

function vitest(name: string, args: string[], needsBrowser = false): Stage {
  const run = async (files: readonly string[] = []) => {
    const report = freshReport(name)
    const code = await exitCode('vitest', [
      'run',
      ...files,
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ])
    if (!existsSync(report)) return asTally(false)
    const found = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = found
    return honest(
      { passed, failed, skipped, failures: failedInVitest(found), timed: timedInVitest(found) },
      code,
    )
  }
  return { name, needsBrowser, beside: false, run }
}

let built: Promise<Tally & { output: string }> | null = null

/** Builds the portal; whoever asks for it later waits for the same build. */
function build(): Promise<Tally & { output: string }> {
  built ??= exitCodeAndOutput('node', ['scripts/build.ts']).then(({ code, output }) => ({
    ...asTally(code === 0),
    output,
  }))
  return built
}

/** A stage that looks at the built portal. */
function onceBuilt(stage: Stage): Stage {
  return {
    ...stage,
    run: async (files) => ((await build()).failed > 0 ? asTally(false) : stage.run(files)),
  }
}

async function journeys(files: readonly string[] = []): Promise<Tally> {
  const report = freshReport('journeys')
  const code = await exitCode('playwright', ['test', ...files, '--config', 'tests/playwright.config.ts'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  if (!existsSync(report)) return asTally(false)
  const found = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport
  const { expected: passed, unexpected, flaky, skipped } = found.stats
  const failed = unexpected + flaky
  return honest(
    { passed, failed, skipped, failures: failedInPlaywright(found), timed: timedInPlaywright(found) },
    code,
  )
}

/** A run that ended badly or tested nothing never counts as passed. */
function honest(tally: Tally, code: number): Tally {
  const silentFailure = tally.failed === 0 && (code !== 0 || tally.passed === 0)
  return silentFailure ? { ...tally, failed: 1 } : tally
}

function asTally(ok: boolean): Tally {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

function freshReport(name: string): string {
  mkdirSync(reports, { recursive: true })
  const report = join(reports, `${name}.json`)
  rmSync(report, { force: true })
  return report
}
