import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type KeptService, keepRunning } from './keep-running.ts'
import { type Service, startService } from './service.ts'

/** Processes that are really killed. */

const TIMEOUT = { timeout: 15_000, interval: 20 }

let folder: string
let over: AbortController
let begun: Service[]
let kept: KeptService | undefined
const news = { ended: vi.fn<() => void>(), endsOften: vi.fn<() => void>(), isBack: vi.fn<() => void>() }

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-kept-'))
  over = new AbortController()
  begun = []
  kept = undefined
  for (const told of Object.values(news)) told.mockClear()
})
afterEach(async () => {
  over.abort()
  await kept?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Keeps a process that says it is ready and stays, or what else it is told to do. */
function keep(program = stays, pauseOf?: (failures: number) => number): KeptService {
  const file = join(folder, 'program.mjs')
  writeFileSync(file, program)
  const begin = () => {
    const service = startService({ name: 'api', file }, folder)
    begun.push(service)
    return service
  }
  kept = keepRunning(begin, { news, over: over.signal, ...(pauseOf && { pauseOf }) })
  return kept
}

const stays = `
  process.on('disconnect', () => process.exit())
  console.log(JSON.stringify({ ready: true, url: 'http://127.0.0.1:1' }))
`

const isAlive = (pid: number | undefined) => {
  try {
    return pid !== undefined && process.kill(pid, 0)
  } catch {
    return false
  }
}

it('a process that is killed is started again, as often as it is killed, and what happens is said', async () => {
  await keep().ready
  for (const times of [1, 2]) {
    process.kill(begun.at(-1)?.pid ?? 0, 'SIGKILL')
    await vi.waitFor(() => expect(news.isBack).toHaveBeenCalledTimes(times), TIMEOUT)
  }
  expect(news.ended.mock.calls).toEqual([
    [{ ending: 'SIGKILL', pauseSeconds: 1 }],
    [{ ending: 'SIGKILL', pauseSeconds: 2 }],
  ])
  expect(begun.map(({ pid }) => isAlive(pid))).toEqual([false, false, true])
})

it('a process that is ended on purpose stays ended, also in the pause before it would start again', async () => {
  const { ready, stop } = keep()
  await ready
  process.kill(begun[0]?.pid ?? 0, 'SIGKILL')
  await vi.waitFor(() => expect(news.ended).toHaveBeenCalledTimes(1), TIMEOUT)
  over.abort()
  await stop()
  // Longer than the pause.
  await new Promise((resolve) => {
    setTimeout(resolve, 1500)
  })
  expect(begun).toHaveLength(1)
  expect(news.isBack).not.toHaveBeenCalled()
})

it('a process that did not start once has a reason that is said instead of being tried again', async () => {
  const { ready } = keep(`console.error('A porta 3001 já está em uso.'); process.exit(1)`)
  await expect(ready).rejects.toThrow('A porta 3001 já está em uso.')
  await begun[0]?.ended
  expect(begun).toHaveLength(1)
  expect(news.ended).not.toHaveBeenCalled()
})

it('a process that ends again and again says where to look', async () => {
  const program = `${stays}; console.error('Sem memória.'); setTimeout(() => process.exit(7), 50)`
  await keep(program, () => 0).ready
  await vi.waitFor(() => expect(news.endsOften).toHaveBeenCalled(), TIMEOUT)
  expect(news.endsOften).toHaveBeenCalledWith({ failures: 5, lastWords: 'Sem memória.' })
})
