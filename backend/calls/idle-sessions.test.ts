import { desc, eq } from 'drizzle-orm'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { gerarTokenSocket } from '#contract/identity/sessions.ts'
import { retornarEntradas } from '#contract/people/personal-profile.ts'
import { retornarRecadastramento } from '#contract/re-registration/re-registration.ts'
import { requisicaoStatus } from '#contract/requests/requests.ts'
import { sessions } from '../database/schema/sessions.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { makeCall } from '../testing/http-client.ts'
import { openedReRegistration } from '../testing/re-registration.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_NOW } from '../testing/test-clock.ts'

const IDLE_SECONDS = 5 * 60
const environment = { SESSION_IDLE_MINUTES: '5' }

let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ environment })
})
afterAll(() => api.close())
beforeEach(() => api.clock.set(TEST_NOW))

const statusOf = async (token: string, url = api.url) =>
  (await makeCall(url, requisicaoStatus, { token })).status

/** The session opened last. */
async function newestSession(test = api) {
  const [newest] = await test.database.select().from(sessions).orderBy(desc(sessions.id)).limit(1)
  if (!newest) throw new Error('there is no session')
  return newest
}

describe('a session that is not used', () => {
  it('is over after the minutes of the setting, and each use begins them anew', async () => {
    const token = await api.signIn(DemoCpf.ana)
    for (let use = 0; use < 3; use += 1) {
      api.clock.advance(IDLE_SECONDS - 1)
      expect(await statusOf(token)).toBe(200)
    }
    api.clock.advance(IDLE_SECONDS)
    expect(await statusOf(token)).toBe(401)
    expect((await api.call(gerarTokenSocket, { token })).status).toBe(401)
  })

  it('is over after its hour, however much it is used', async () => {
    const token = await api.signIn(DemoCpf.ana)
    for (let minute = 0; minute < 60; minute += 4) {
      expect(await statusOf(token)).toBe(200)
      api.clock.advance(240)
    }
    expect(await statusOf(token)).toBe(401)
  })

  it('lives on every node while it is used on one, and is over on all', async () => {
    const token = await api.signIn(DemoCpf.ana)
    const second = await api.secondNode()
    try {
      api.clock.advance(200)
      expect(await statusOf(token, second.url)).toBe(200)
      api.clock.advance(200)
      expect(await statusOf(token)).toBe(200)
      api.clock.advance(IDLE_SECONDS)
      expect([await statusOf(token), await statusOf(token, second.url)]).toEqual([401, 401])
    } finally {
      await second.close()
    }
  })

  it('is written at most once a minute', async () => {
    const token = await api.signIn(DemoCpf.ana)
    const written = async () => (await newestSession()).lastUsedAt
    api.clock.advance(59)
    await statusOf(token)
    expect(await written()).toBeNull()
    api.clock.advance(1)
    const first = api.clock.now()
    await statusOf(token)
    api.clock.advance(59)
    await statusOf(token)
    expect(await written()).toEqual(first)
  })

  it('is not among the open ones', async () => {
    await api.signIn(DemoCpf.helena)
    api.clock.advance(IDLE_SECONDS)
    const token = await api.signIn(DemoCpf.helena)
    const params = { idPessoa: await api.personId(DemoCpf.helena) }
    expect((await api.call(retornarEntradas, { token, params })).answer.sessoes).toHaveLength(1)
  })

  it('of a re-registration lives its hour', async () => {
    const token = await openedReRegistration(api, DemoCpf.carlos)
    api.clock.advance(3599)
    expect((await api.call(retornarRecadastramento, { token })).status).toBe(200)
  })

  it('lives its hour without the setting, and nothing is written', async () => {
    const usual = await startTestApi()
    try {
      const token = await usual.signIn(DemoCpf.ana)
      usual.clock.advance(3599)
      expect(await statusOf(token, usual.url)).toBe(200)
      expect((await newestSession(usual)).lastUsedAt).toBeNull()
    } finally {
      await usual.close()
    }
  })
})

describe('the real-time connection of a session', () => {
  /** Connects with a session that is over in 300 milliseconds, and is told so by the clock at once. */
  async function connected(): Promise<{ socket: Socket; sessionId: number }> {
    const token = await api.signIn(DemoCpf.ana)
    const { id: sessionId } = await newestSession()
    const lastUsedAt = new Date(TEST_NOW.getTime() - IDLE_SECONDS * 1000 + 300)
    await api.database.update(sessions).set({ lastUsedAt }).where(eq(sessions.id, sessionId))
    const socket = io(api.url, { reconnection: false, forceNew: true, auth: { token } })
    await new Promise((resolve) => {
      socket.once('authenticated', resolve)
    })
    api.clock.advance(1)
    return { socket, sessionId }
  }

  it('ends when it was not used for too long', async () => {
    const { socket } = await connected()
    await new Promise((resolve) => {
      socket.once('disconnect', resolve)
    })
    expect(socket.connected).toBe(false)
  })

  it('goes on when it was used meanwhile', async () => {
    const { socket, sessionId } = await connected()
    const lastUsedAt = new Date(TEST_NOW.getTime() - IDLE_SECONDS * 1000 + 2000)
    await api.database.update(sessions).set({ lastUsedAt }).where(eq(sessions.id, sessionId))
    let ended = false
    socket.once('disconnect', () => {
      ended = true
    })
    await new Promise((resolve) => {
      setTimeout(resolve, 700)
    })
    expect(ended).toBe(false)
    socket.disconnect()
  })
})
