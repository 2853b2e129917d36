import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { people } from '../database/schema/people.ts'
import { presences } from '../database/schema/presences.ts'
import { secondsAfter } from '../security/tokens.ts'
import { eventually } from '../testing/eventually.ts'
import { TEST_NOW } from '../testing/test-clock.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { openPresenceBoard, PRESENT_SECONDS, type PresenceBoard } from './presence-board.ts'

let test: TestDatabase
let ids: number[]

beforeAll(async () => {
  test = await createTestDatabase()
  const rows = await test.database.select({ id: people.id }).from(people).orderBy(people.id).limit(2)
  ids = rows.map(({ id }) => id)
})
afterAll(() => test.drop())

function opened() {
  const clock = { now: TEST_NOW }
  const [onChange, onUnwatched, onRequests, onError] = [
    vi.fn<(personId: number, isPresent: boolean) => void>(),
    vi.fn<(personId: number, conversationIds: readonly number[]) => void>(),
    vi.fn<(personId: number, requestIds: readonly number[], isThere: boolean) => void>(),
    vi.fn<(error: unknown) => void>(),
  ]
  const board: PresenceBoard = openPresenceBoard({
    database: test.database,
    clock: () => clock.now,
    graceMs: 20,
    saidEveryMs: 30,
    onChange,
    onUnwatched,
    onRequests,
    onError,
  })
  onTestFinished(async () => {
    await board.close()
    expect(onError).not.toHaveBeenCalled()
    await test.database.delete(presences)
  })
  return { board, clock, onChange, onUnwatched, onRequests }
}

/** Conversations alone. */
const showing = (conversations: number[]) => ({ conversations, requests: [] })

const rows = () => test.database.select().from(presences)

it('keeps one row of a person however many pages they have open, with all that these show', async () => {
  const [ana = 0] = ids
  const { board, onChange, onUnwatched } = opened()
  for (let page = 0; page < 50; page += 1) board.set(`page ${page}`, ana, showing(page < 2 ? [page + 1] : []))
  await eventually(async () => expect(await rows()).toMatchObject([{ personId: ana, watching: [1, 2] }]))
  board.remove('page 0', ana)
  await eventually(() => expect(onUnwatched).toHaveBeenCalledWith(ana, [1]))
  for (let page = 1; page < 50; page += 1) board.remove(`page ${page}`, ana)
  await eventually(async () => expect(await rows()).toEqual([]))
  // It is asked of the other nodes before it is told.
  await eventually(() =>
    expect(onChange.mock.calls).toEqual([
      [ana, true],
      [ana, false],
    ]),
  )
})

it('says again that somebody is there, and notices the people of a node that was lost', async () => {
  const [ana = 0, other = 0] = ids
  const { board, clock, onChange, onUnwatched } = opened()
  board.set('a page', ana, showing([]))
  await eventually(() => expect(onChange).toHaveBeenCalledWith(ana, true))
  const lost = { nodeId: randomUUID(), seenAt: clock.now }
  await test.database.insert(presences).values([
    { ...lost, personId: ana, watching: [7] },
    { ...lost, personId: other, watching: [] },
  ])
  clock.now = secondsAfter(clock.now, PRESENT_SECONDS - 1)
  await eventually(async () =>
    expect((await rows()).find(({ nodeId }) => nodeId !== lost.nodeId)?.seenAt).toEqual(clock.now),
  )
  expect(await rows()).toHaveLength(3)
  clock.now = secondsAfter(clock.now, 1)
  await eventually(async () => expect(await rows()).toHaveLength(1))
  await eventually(() => {
    expect(onUnwatched.mock.calls).toEqual([[ana, [7]]])
    expect(onChange.mock.calls).toEqual([
      [ana, true],
      [other, false],
    ])
  })
})

it('says that somebody came also while they come to another node', async () => {
  const [ana = 0] = ids
  const nodes = [opened(), opened()]
  await test.database
    .insert(presences)
    .values({ nodeId: randomUUID(), personId: ana, watching: [], seenAt: TEST_NOW })
  for (const { board } of nodes) board.set('a page', ana, showing([]))
  for (const { onChange } of nodes) await eventually(() => expect(onChange.mock.calls).toEqual([[ana, true]]))
})

it('writes again who is here when their row was taken for that of a lost node', async () => {
  const [ana = 0] = ids
  const { board } = opened()
  board.set('a page', ana, showing([7]))
  await eventually(async () => expect(await rows()).toHaveLength(1))
  await test.database.delete(presences)
  await eventually(async () => expect(await rows()).toMatchObject([{ personId: ana, watching: [7] }]))
})

it('leaves, when it closes, only what was shown, which another node tells of later', async () => {
  const [ana = 0, other = 0] = ids
  const { board, onUnwatched } = opened()
  board.set('a page', ana, showing([]))
  board.set('another', other, showing([7]))
  await eventually(async () => expect(await rows()).toHaveLength(2))
  await board.close()
  expect(await rows()).toMatchObject([{ personId: other, watching: [7] }])
  expect(onUnwatched).not.toHaveBeenCalled()
})
