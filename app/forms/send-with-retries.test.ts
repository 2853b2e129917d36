import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PortalProblem, type Problem } from '#app/api/problem.ts'
import type { SendFile } from './send-file.ts'
import { type Progress, sendWithRetries } from './send-with-retries.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const file = new File(['x'], 'a.pdf')
const refusing = (problem: Problem) => () => Promise.reject(new PortalProblem(problem))
const broken = refusing({ kind: 'unavailable', detail: 'A linha caiu.' })

function begin(send: SendFile<string>) {
  const controller = new AbortController()
  const seen: Progress[] = []
  const terms = {
    key: 'k',
    signal: controller.signal,
    onProgress: (progress: Progress) => seen.push(progress),
  }
  const outcome = sendWithRetries(send, file, terms).then(
    (sent) => ({ sent }),
    (error: unknown) => ({ error }),
  )
  return { controller, seen, outcome }
}

describe('a file', () => {
  it('whose line breaks goes again, twice at most, under the same key', async () => {
    const send = vi.fn<SendFile<string>>(broken)
    const { outcome, seen } = begin(send)
    await vi.advanceTimersByTimeAsync(999)
    expect(send).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(send).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(4000)
    expect(await outcome).toMatchObject({ error: { problem: { kind: 'unavailable' } } })
    expect(send.mock.calls.map(([, { key }]) => key)).toEqual(['k', 'k', 'k'])
    expect(seen).toEqual([
      { phase: 'sending', share: 0, attempt: 1 },
      { phase: 'waiting', attempt: 1 },
      { phase: 'sending', share: 0, attempt: 2 },
      { phase: 'waiting', attempt: 2 },
      { phase: 'sending', share: 0, attempt: 3 },
    ])
  })

  it('tells how far it has come, and that it is looked at', async () => {
    const { outcome, seen } = begin((_, { onProgress }) => {
      onProgress(0.5)
      onProgress(1)
      return Promise.resolve('a')
    })
    expect(await outcome).toEqual({ sent: 'a' })
    expect(seen.slice(1)).toEqual([{ phase: 'sending', share: 0.5, attempt: 1 }, { phase: 'looking' }])
  })

  it.each(['invalid', 'conflict', 'unauthenticated', 'rate-limited', 'unexpected'] as const)(
    'that is refused as %s does not go again',
    async (kind) => {
      const problem = {
        kind,
        detail: '',
        fields: {},
        reason: 'conflito',
        retryAfter: 1,
        requestId: '',
      } as Problem
      const send = vi.fn<SendFile<string>>(refusing(problem))
      expect(await begin(send).outcome).toMatchObject({ error: { problem: { kind } } })
      expect(send).toHaveBeenCalledTimes(1)
    },
  )

  it('that nobody wants any more does not go again', async () => {
    const send = vi.fn<SendFile<string>>(broken)
    const { controller, outcome } = begin(send)
    await vi.advanceTimersByTimeAsync(500)
    controller.abort()
    await outcome
    expect(send).toHaveBeenCalledTimes(1)
  })
})
