import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const CLIENTS = 40
const LENGTH = 100_000

/** A connection that the system made in the very moment in which the server stops listening is reset: no program gets to see it. */
const MAX_UNSEEN = 2

let host: ChildProcess
let port: number
let ended: Promise<unknown[]>

beforeEach(async () => {
  const file = fileURLToPath(new URL('closing-host.fixtures.ts', import.meta.url))
  host = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] })
  ended = once(host, 'exit')
  const [said] = (await once(host.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  port = Number(said)
})
afterEach(() => host.kill('SIGKILL'))

async function ask(agent: Agent, path = '/'): Promise<{ length: number; goodbye: boolean }> {
  const [answer] = (await once(get({ port, path, agent }), 'response')) as [IncomingMessage]
  const { length } = await text(answer)
  return { length, goodbye: answer.headers.connection === 'close' }
}

/** Asks over one connection, again and again, until told that it was the last time. @returns how many answers were whole */
async function visit(path: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let answered = 1; ; answered += 1) {
    const { length, goodbye } = await ask(agent, path)
    expect(length).toBe(LENGTH)
    if (goodbye) return answered
    await wait(Math.random() * 30)
  }
}

/** Asks over a new connection each time, until nobody is let in any more. @returns how that was said */
async function callAgain(path: string): Promise<string> {
  const agent = new Agent()
  for (;;) {
    const answer = await ask(agent, path).catch((error: NodeJS.ErrnoException) => error.code)
    if (answer === 'ECONNREFUSED' || answer === 'ECONNRESET') return answer
    expect(answer).toMatchObject({ length: LENGTH })
  }
}

describe('a host that is told to end', () => {
  it.each(['/', '/drawn'])(
    'answers all that was sent to %s over the connections it has, and ends',
    async (path) => {
      const visits = Array.from({ length: CLIENTS }, () => visit(path))
      await wait(500)
      host.kill('SIGTERM')
      const answered = await Promise.all(visits)
      expect(answered).toHaveLength(CLIENTS)
      expect(await ended).toEqual([0, null])
    },
  )

  it('answers all who connected before it stopped listening, and ends', async () => {
    const callers = Array.from({ length: CLIENTS }, () => callAgain('/drawn'))
    await wait(500)
    host.kill('SIGTERM')
    const unseen = (await Promise.all(callers)).filter((said) => said === 'ECONNRESET')
    expect(unseen.length).toBeLessThanOrEqual(MAX_UNSEEN)
    expect(await ended).toEqual([0, null])
  })

  it('finishes an answer that had begun before it', async () => {
    const long = ask(new Agent({ keepAlive: true }), '/long')
    await wait(200)
    host.kill('SIGTERM')
    expect((await long).length).toBe(LENGTH)
    expect(await ended).toEqual([0, null])
  })

  it('lets nobody in any more and waits for nobody who says nothing', async () => {
    const idle = new Agent({ keepAlive: true })
    await ask(idle)
    const silent = connect(port, '127.0.0.1')
    await once(silent, 'connect')
    host.kill('SIGTERM')
    await wait(200)
    await expect(ask(new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    expect(await ended).toEqual([0, null])
  })

  it('sends away who waits for news, without a broken line', async () => {
    const polling = once(get({ port, path: '/socket.io/?transport=polling' }), 'response')
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /socket.io/ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    await once(socket, 'data')
    const parted = once(socket, 'end')
    host.kill('SIGTERM')
    await parted
    const [answer] = (await polling) as [IncomingMessage]
    expect([answer.statusCode, answer.headers.connection]).toEqual([503, 'close'])
    expect(await ended).toEqual([0, null])
  })
})
