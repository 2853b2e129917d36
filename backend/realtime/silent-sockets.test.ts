import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Socket as ClientSocket, io } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

/*
 * Who opens connections and says nothing, by the bytes: none of them may stay, and none keeps others out for long. A client of these tests
 * never ends its own side.
 */

const ADMISSION_MS = 300
/** The longest that any of them may stay on a busy machine: less than half of what socket.io gives by itself. */
const WITHIN = { timeout: 20_000, interval: 100 }
const AT_ONCE = { ofAddress: 40, ofPerson: 3 }

let api: TestApi
let token: string
const lines: Socket[] = []
const clients: ClientSocket[] = []

/** The server's ends that are open, by the port of the other end. */
const held = new Map<number, Socket>()

beforeAll(async () => {
  api = await startTestApi({ socketAdmissionMs: ADMISSION_MS, socketsAtOnce: AT_ONCE })
  api.api.http.server.on('connection', (socket: Socket) => {
    const port = socket.remotePort ?? 0
    held.set(port, socket)
    socket.once('close', () => held.delete(port))
  })
  token = await api.signIn(DemoCpf.ana)
})
afterAll(() => api.close())
afterEach(() => {
  for (const line of lines.splice(0)) line.destroy()
  for (const client of clients.splice(0)) client.disconnect()
})

/** How many lines of a test the server holds. */
const openLines = () => lines.filter(({ localPort }) => held.has(localPort ?? 0)).length

/** A line on which so much was said, and nothing after it. */
async function line(said: string): Promise<Socket> {
  const socket = connect({ port: Number(new URL(api.url).port), host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => undefined)
  lines.push(socket)
  await once(socket, 'connect')
  if (said !== '') socket.write(said)
  socket.resume()
  return socket
}

const upgrade = (path: string, address: string) =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: x',
    `X-Forwarded-For: ${address}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ].join('\r\n')

const WEBSOCKET = '/socket.io/?EIO=4&transport=websocket'
const POLLING = '/socket.io/?EIO=4&transport=polling'

describe('three hundred connections', () => {
  it.each([
    ['that were upgraded and say nothing', (address: string) => upgrade(WEBSOCKET, address)],
    ['to another address, asked to be upgraded,', (address: string) => upgrade('/socket.iota', address)],
  ])('%s are closed, although nobody at the other end ends them', async (_, said) => {
    for (let index = 0; index < 300; index += 1) await line(said(`203.0.113.${index % 100}`))
    await vi.waitFor(() => expect(openLines()).toBe(0), WITHIN)
  })

  it('that never finish the head of a request, or never begin one, are closed', async () => {
    const { server } = api.api.http
    expect(server.headersTimeout).toBeLessThanOrEqual(20_000)
    server.headersTimeout = 100
    for (let index = 0; index < 150; index += 1) {
      await line('')
      await line('GET /saude HTTP/1.1\r\nHost: x\r\n')
    }
    await vi.waitFor(() => expect(openLines()).toBe(0), WITHIN)
  })
})

describe('a connection by polling', () => {
  it('that is opened and left is gone, with what it was known by', async () => {
    const opened = await fetch(`${api.url}${POLLING}`)
    const sid = (JSON.parse((await opened.text()).slice(1)) as { sid: string }).sid
    const pushed = () => fetch(`${api.url}${POLLING}&sid=${sid}`, { method: 'POST', body: '3' })
    await wait(ADMISSION_MS)
    await vi.waitFor(async () => expect((await pushed()).status).toBe(400), WITHIN)
  })

  it('that is in and never says who it is is closed while it asks', async () => {
    const opened = await fetch(`${api.url}${POLLING}`)
    const sid = (JSON.parse((await opened.text()).slice(1)) as { sid: string }).sid
    const polled = () => fetch(`${api.url}${POLLING}&sid=${sid}`)
    await fetch(`${api.url}${POLLING}&sid=${sid}`, { method: 'POST', body: '40' })
    await vi.waitFor(async () => expect((await polled()).status).toBe(400), WITHIN)
  })
})

/** A page of somebody at an address. */
function page(address: string): ClientSocket {
  const client = io(api.url, {
    forceNew: true,
    reconnection: false,
    transports: ['websocket'],
    extraHeaders: { 'x-forwarded-for': address },
    auth: { token },
  })
  clients.push(client)
  return client
}

const outcome = (client: ClientSocket) =>
  Promise.race([
    new Promise<string>((resolve) => client.once('authenticated', () => resolve('let in'))),
    new Promise<string>((resolve) =>
      client.once('unauthorized', ({ detail }: { detail: string }) => resolve(detail)),
    ),
    new Promise<string>((resolve) => client.once('connect_error', () => resolve('refused'))),
  ])

describe('at once', () => {
  it('no more of one address are open than an office needs, and those of another are let in meanwhile', async () => {
    // Again where the machine was so slow that the first of them were closed before the last was open.
    await vi.waitFor(async () => {
      await Promise.all(
        Array.from({ length: AT_ONCE.ofAddress }, () => line(upgrade(WEBSOCKET, '203.0.113.7'))),
      )
      const outcomes = await Promise.all([page('203.0.113.7'), page('203.0.113.8')].map(outcome))
      expect(outcomes).toEqual(['refused', 'let in'])
    }, WITHIN)
    await vi.waitFor(async () => expect(await outcome(page('203.0.113.7'))).toBe('let in'), WITHIN)
  })

  it('Ana’s pages are as many as she may have: the next is told so and let in once she closes one', async () => {
    const pages = [1, 2, 3].map((last) => page(`198.51.100.${last}`))
    expect(await Promise.all(pages.map(outcome))).toEqual(Array(3).fill('let in'))
    expect(await outcome(page('198.51.100.4'))).toBe(
      'Há muitas páginas do portal abertas. Feche algumas para receber avisos na hora nesta.',
    )
    pages[0]?.emit('authenticate', token)
    expect(await outcome(pages[0] ?? page(''))).toBe('let in')
    pages[1]?.disconnect()
    await vi.waitFor(async () => expect(await outcome(page('198.51.100.4'))).toBe('let in'), WITHIN)
  })
})
