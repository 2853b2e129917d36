import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../run-tool.ts'
import { allFaults } from './run-faults.ts'

it.each(allFaults)('$name: its place is there, once', ({ file, from, to }) => {
  expect(readFileSync(join(projectRoot, file), 'utf8').split(from)).toHaveLength(2)
  expect(to).not.toBe(from)
})

it('each fault has a name of its own', () => {
  expect(new Set(allFaults.map(({ name }) => name)).size).toBe(allFaults.length)
})
