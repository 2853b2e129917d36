import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from './run-tool.ts'
import { slowest, timedInPlaywright, timedInVitest } from './slowest-tests.ts'

it('names files of vitest by their place in the project, with their seconds', () => {
  const file = {
    name: join(projectRoot, 'domain', 'cpf.test.ts'),
    status: 'passed',
    startTime: 1000,
    endTime: 3500,
    assertionResults: [],
  }
  expect(timedInVitest({ testResults: [file] })).toEqual([{ name: 'domain/cpf.test.ts', seconds: 2.5 }])
})

it('adds up what a journey took, also in the suites within suites', () => {
  const journey = (title: string, ...durations: number[]) => ({
    file: 'sign-in.spec.ts',
    title,
    tests: [{ status: 'expected', results: durations.map((duration) => ({ duration })) }],
  })
  const suites = [{ specs: [journey('Ana', 1500)], suites: [{ specs: [journey('Helena', 500, 2500)] }] }]
  const timed = timedInPlaywright({ suites })
  expect(timed).toEqual([
    { name: 'sign-in.spec.ts: Ana', seconds: 1.5 },
    { name: 'sign-in.spec.ts: Helena', seconds: 3 },
  ])
  expect(slowest(timed, 1)).toEqual([{ name: 'sign-in.spec.ts: Helena', seconds: 3 }])
})
