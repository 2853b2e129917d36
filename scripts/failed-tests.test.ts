import { describe, expect, it } from 'vitest'
import { failedInPlaywright, failedInVitest } from './failed-tests.ts'

describe('what is told at the end of a run that failed', () => {
  it('names a test after its file, and says the first lines of why', () => {
    const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
      fullName,
      status,
      failureMessages,
    })
    const told = failedInVitest({
      testResults: [
        { name: `${process.cwd()}/a.test.ts`, status: 'passed', assertionResults: [test('holds', 'passed')] },
        {
          name: `${process.cwd()}/b.test.ts`,
          status: 'failed',
          assertionResults: [
            test('holds as well', 'passed'),
            test('adds up', 'failed', 'Error: expected 1 to be 2\n\n- 2\n+ 1\n\nat b\nat c\nat d\nat e'),
          ],
        },
        { name: `${process.cwd()}/c.test.ts`, status: 'failed', assertionResults: [] },
      ],
    })
    expect(told.map((failure) => failure.split('\n').map((line) => line.trim()))).toEqual([
      ['b.test.ts: adds up', 'Error: expected 1 to be 2', '- 2', '+ 1', 'at b', 'at c', 'at d'],
      ['c.test.ts'],
    ])
  })

  it('counts a journey that passed only when repeated', () => {
    const spec = (title: string, status: string, message?: string) => ({
      file: 'ana.spec.ts',
      title,
      tests: [{ status, results: [{ duration: 1, ...(message !== undefined && { error: { message } }) }] }],
    })
    const told = failedInPlaywright({
      suites: [
        {
          specs: [spec('signs in', 'expected')],
          suites: [{ specs: [spec('pays', 'flaky', '\u001B[31mnot visible\u001B[39m')] }],
        },
      ],
    })
    expect(told).toEqual(['ana.spec.ts: pays\n    not visible'])
  })
})
