import { afterAll, beforeAll, expect, it } from 'vitest'
import { EICAR, startTestClamd, type TestClamd } from '../testing/clamd-server.ts'
import { openFileScanner } from './file-scanner.ts'

let clamd: TestClamd
const failures: unknown[] = []
const told = (reason: unknown) => failures.push(reason)

beforeAll(async () => {
  clamd = await startTestClamd({ maxBytes: 4 * 1024 * 1024 })
})
afterAll(() => clamd.close())

it('finds what clamd finds, also beyond the first chunk', async () => {
  const scan = openFileScanner(clamd.url, told)
  const large = Buffer.alloc(3 * 1024 * 1024, 1)
  expect(await scan(Buffer.from('comprovante'))).toBe('clean')
  expect(await scan(large)).toBe('clean')
  expect(await scan(EICAR)).toBe('infected')
  expect(await scan(Buffer.concat([large, EICAR]))).toBe('infected')
  expect(failures).toEqual([])
})

it('is unavailable where clamd does not take the file or is not there, and says why', async () => {
  expect(await openFileScanner(clamd.url, told)(Buffer.alloc(5 * 1024 * 1024))).toBe('unavailable')
  expect(String(failures.at(-1))).toContain('size limit exceeded')
  expect(await openFileScanner('tcp://127.0.0.1:1', told)(EICAR)).toBe('unavailable')
  expect(String(failures.at(-1))).toContain('ECONNREFUSED')
})

it('scans nothing without a scanner', async () => {
  expect(await openFileScanner(undefined, told)(EICAR)).toBe('not-scanned')
})
