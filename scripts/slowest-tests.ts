import { relative } from 'node:path'
import type { PlaywrightReport, PlaywrightSuite, VitestReport } from './failed-tests.ts'
import { projectRoot } from './run-tool.ts'

/** Something that took its time: a file of vitest, a journey of Playwright. */
export type Timed = { name: string; seconds: number }

/** How long each file of vitest took, from its first test to its last. */
export function timedInVitest({ testResults }: Pick<VitestReport, 'testResults'>): Timed[] {
  return testResults.map(({ name, startTime, endTime }) => ({
    name: relative(projectRoot, name),
    seconds: (endTime - startTime) / 1000,
  }))
}

/** How long each journey took. */
export function timedInPlaywright({ suites }: Pick<PlaywrightReport, 'suites'>): Timed[] {
  return suites.flatMap(({ specs, suites: inner = [] }: PlaywrightSuite) => [
    ...specs.map(({ file, title, tests }) => ({
      name: `${file}: ${title}`,
      seconds:
        tests.flatMap(({ results }) => results).reduce((all, { duration }) => all + duration, 0) / 1000,
    })),
    ...timedInPlaywright({ suites: inner }),
  ])
}

/** The slowest few, the slowest first. */
export function slowest(timed: readonly Timed[], count: number): Timed[] {
  return timed.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)
}
