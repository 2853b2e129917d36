import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { problemOf } from '../problem-answer.ts'
import { sendingBroken, uploadTurns } from './upload-turns.ts'

const MEBIBYTE = 1024 * 1024

const staying = (bytes = 1) => ({ content: Buffer.alloc(bytes), leaving: new AbortController().signal })

/** Something that goes on until it is let go of. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { take: () => promise, letGo: resolve }
}

it('files of a person are taken one after the other, those of others meanwhile', async () => {
  const turns = uploadTurns()
  const first = held()
  const taken: string[] = []
  const take = (name: string) => async () => void taken.push(name)
  const waiting = [turns(1, staying(), first.take), turns(1, staying(), take('second of 1'))]
  await turns(2, staying(), take('first of 2'))
  await nextTurn()
  expect(taken).toEqual(['first of 2'])
  first.letGo()
  await Promise.all(waiting)
  expect(taken).toEqual(['first of 2', 'second of 1'])
})

it('whoever sends more at once than is held is told so, and may send again once they are read', async () => {
  const turns = uploadTurns()
  const first = held()
  const sending = Array.from({ length: 11 }, () => turns(1, staying(10 * MEBIBYTE), first.take))
  first.letGo()
  const outcomes = await Promise.allSettled(sending)
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [problemOf(outcome.reason)] : [],
  )
  expect(refused).toHaveLength(3)
  for (const problem of refused) expect(problem).toMatchObject({ status: 429, retryAfter: 5 })
  expect(await turns(1, staying(), async () => 'read')).toBe('read')
})

it('a turn that failed, or whose sender left, is followed by the next', async () => {
  const turns = uploadTurns()
  const first = held()
  const leaving = new AbortController()
  const failing = turns(1, staying(), () => first.take().then(() => Promise.reject(new Error('no room'))))
  const left = turns(1, { ...staying(), leaving: leaving.signal }, async () => 'read for nobody')
  const last = turns(1, staying(), async () => 'read')
  leaving.abort(sendingBroken())
  first.letGo()
  await expect(failing).rejects.toThrow('no room')
  await expect(left).rejects.toMatchObject({ status: 400 })
  expect(await last).toBe('read')
})
