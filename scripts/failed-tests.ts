import { relative } from 'node:path'
import { projectRoot } from './run-tool.ts'

/** What vitest's JSON report says, as far as it is read. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}

/** What Playwright's JSON report says, as far as it is read. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
}
type Suite = { specs: { file: string; title: string; tests: { status: string }[] }[]; suites?: Suite[] }

/** Names of the tests that failed, each after its file; a file that fails outside its tests stands alone. */
export function failedInVitest({ testResults }: VitestReport): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(projectRoot, name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file}: ${fullName}`)
    })
}

/** Names of the journeys that failed, or passed only when repeated. */
export function failedInPlaywright({ suites }: Pick<PlaywrightReport, 'suites'>): string[] {
  return suites.flatMap((suite) => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...failedInPlaywright({ suites: suite.suites ?? [] }),
  ])
}
