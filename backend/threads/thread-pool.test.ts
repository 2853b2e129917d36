import { threadId } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { problemOf } from '../problem-answer.ts'
import { Overloaded, type ThreadPoolOptions, threadPool } from './thread-pool.ts'

const poolOf = (options: Partial<ThreadPoolOptions>) =>
  threadPool<typeof import('../testing/slow-thread.ts')>(
    new URL('../testing/slow-thread.ts', import.meta.url),
    { threads: 1, waiting: 10, idleMs: 100, heapMb: 32, ...options },
  )

describe('a pool of threads', () => {
  it('works beside the process, which goes on meanwhile', async () => {
    const pool = poolOf({})
    let turns = 0
    const counting = setInterval(() => {
      turns += 1
    }, 5)
    expect(await pool.run('toil', 200)).not.toBe(threadId)
    clearInterval(counting)
    expect(turns).toBeGreaterThan(5)
  })

  it('serves in the order in which it was asked, and hands over what was thrown', async () => {
    const pool = poolOf({})
    const served: string[] = []
    const ask = async (text: string, after: number) => served.push(await pool.run('echo', { text, after }))
    await Promise.all([ask('first', 60), ask('second', 30), ask('third', 0)])
    expect(served).toEqual(['first', 'second', 'third'])
    await expect(pool.run('fail', 'not so')).rejects.toThrow(new RangeError('not so'))
  })

  it('refuses who comes when too many wait, with 503 and the wait, and takes them later', async () => {
    const pool = poolOf({ waiting: 2 })
    const asked = Array.from({ length: 6 }, (_, index) => pool.run('echo', { text: `${index}`, after: 20 }))
    const outcomes = await Promise.allSettled(asked)
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused.length).toBeGreaterThan(0)
    for (const reason of refused) {
      expect(reason).toBeInstanceOf(Overloaded)
      expect(problemOf(reason)).toMatchObject({ status: 503, retryAfter: 5 })
      expect(problemOf(reason).detail).toContain('sobrecarregado')
    }
    expect(await pool.run('echo', { text: 'later', after: 0 })).toBe('later')
  })

  it('ends a thread in the middle of its work when nobody wants that any more', async () => {
    const pool = poolOf({})
    const given = new AbortController()
    const toiling = pool.run('toil', 60_000, { signal: given.signal })
    setTimeout(() => given.abort(), 100)
    await expect(toiling).rejects.toThrow('aborted')
    expect(await pool.run('echo', { text: 'next', after: 0 })).toBe('next')
  })

  it('loses no more than the task of a thread that needs too much memory', async () => {
    const pool = poolOf({})
    await expect(pool.run('devour', undefined as never)).rejects.toThrow(/memory/)
    expect(await pool.run('echo', { text: 'next', after: 0 })).toBe('next')
  })
})
