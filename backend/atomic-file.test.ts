import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DiskFull, writeFileAtomically } from './atomic-file.ts'
import { problemOf } from './problem-answer.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-file-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const failing = (code: string) => Object.assign(new Error(`${code}: somewhere`), { code })

describe('room for a file', () => {
  it.each(['EMFILE', 'EIO', 'ENOSPC'])('is not what %s of something else is about', (code) => {
    expect(problemOf(failing(code)).status).toBe(500)
  })

  it('is what is missing where a file was being written', () => {
    expect(problemOf(new DiskFull(failing('EMFILE')))).toMatchObject({ status: 503, retryAfter: 300 })
  })

  it('is not what is missing where the place is wrong, and no half file is left', async () => {
    await mkdir(join(folder, 'taken'))
    await expect(writeFileAtomically(join(folder, 'taken'), Buffer.from('a'))).rejects.not.toBeInstanceOf(
      DiskFull,
    )
    expect(await readdir(folder)).toEqual(['taken'])
  })
})
