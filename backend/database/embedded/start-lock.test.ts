import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withStartLock } from './start-lock.ts'

let folder: string
let file: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-lock-'))
  file = join(folder, 'start.lock')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the start lock', () => {
  it('is held by one at a time, names its process, and leaves nothing behind', async () => {
    let inside = 0
    await Promise.all(
      Array.from({ length: 5 }, () =>
        withStartLock(file, async () => {
          inside += 1
          expect(inside).toBe(1)
          expect(await readFile(file, 'utf8')).toBe(String(process.pid))
          inside -= 1
        }),
      ),
    )
    expect(await readdir(folder)).toEqual([])
  })

  it('of a process that lives is waited for, however often it is looked at', async () => {
    const seen: string[] = []
    const first = withStartLock(file, async () => {
      await wait(200)
      seen.push('first')
    })
    await wait(20)
    await Promise.all([first, withStartLock(file, async () => seen.push('second'))])
    expect(seen).toEqual(['first', 'second'])
  })

  it.each([
    ['of a process that is gone', String(spawnSync(process.execPath, ['-e', '']).pid)],
    ['that names no process', ''],
  ])('%s is taken over', async (_, left) => {
    await writeFile(file, left)
    expect(await withStartLock(file, async () => 'done')).toBe('done')
  })
})
