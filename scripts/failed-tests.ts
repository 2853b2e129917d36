import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { projectRoot } from './run-tool.ts'

/** Vitest's JSON report, as far as it is read. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  /** Skipped, by whatever condition. */
  numPendingTests: number
  testResults: {
    name: string
    status: string
    /** Milliseconds since 1970. */
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

/** Playwright's JSON report, as far as it is read. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}
export type PlaywrightSuite = {
  specs: {
    file: string
    title: string
    tests: { status: string; results: { duration: number; error?: { message?: string } }[] }[]
  }[]
  suites?: PlaywrightSuite[]
}

/** Names of the tests that failed, each after its file and before what it said; a file that fails outside its tests stands alone. */
export function failedInVitest({
  testResults,
}: {
  testResults: Pick<VitestReport['testResults'][number], 'name' | 'status' | 'assertionResults'>[]
}): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(projectRoot, name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length === 0
        ? [file]
        : failed.map(({ fullName, failureMessages }) =>
            withReason(`${file}: ${fullName}`, failureMessages?.[0]),
          )
    })
}

/** Names of the journeys that failed, or passed only when repeated, each before what it said. */
export function failedInPlaywright({ suites }: Pick<PlaywrightReport, 'suites'>): string[] {
  return suites.flatMap((suite) => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
      .map(({ file, title, tests }) =>
        withReason(
          `${file}: ${title}`,
          tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message,
        ),
      ),
    ...failedInPlaywright({ suites: suite.suites ?? [] }),
  ])
}

/** Its first lines tell a wrong value from a wait that was too long; the rest stands where the test ran. */
const REASON_LINES = 6

function withReason(name: string, message: string | undefined): string {
  if (!message) return name
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [name, ...lines.slice(0, REASON_LINES).map((line) => `    ${line}`)].join('\n')
}
