import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { LARGEST_BODY_BYTES } from './body-limit.ts'
import { forwardSocket } from './forward-socket.ts'

let api: Server
let host: Server
let address: string
/** Headers of requests that reached the API, newest last. */
const arrived: IncomingHttpHeaders[] = []

const addressOf = (server: Server) => `127.0.0.1:${(server.address() as AddressInfo).port}`

async function listening(server: Server): Promise<Server> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

beforeAll(async () => {
  const switching = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
  api = await listening(
    createServer((request, response) => {
      arrived.push(request.headers)
      response.end('news')
    }).on('upgrade', (request, socket) => {
      arrived.push(request.headers)
      socket.end(switching)
    }),
  )
  const apiHost = `http://${addressOf(api)}`
  host = await listening(
    createServer((request, response) => void forwardSocket.request(apiHost, request, response)).on(
      'upgrade',
      (request, socket, head) => forwardSocket.upgrade(apiHost, request, socket, head),
    ),
  )
  address = addressOf(host)
})
afterAll(() => {
  for (const server of [host, api]) {
    server.closeAllConnections()
    server.close()
  }
})
afterEach(() => {
  arrived.length = 0
  vi.unstubAllEnvs()
})

/** The status of a request for the real-time connection, and what reached the API of it. */
async function ask(headers: Record<string, string>) {
  const socket = connect((host.address() as AddressInfo).port, '127.0.0.1')
  const lines = { Host: address, ...headers }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`)
  socket.write(`GET /socket.io/?EIO=4 HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return { status: Number(answer.toString().split(' ')[1]), arrived: arrived.at(-1) }
}

it('what is sent over the real-time connection is no larger than what the portal takes elsewhere', async () => {
  const asked = await ask({ 'Content-Length': String(LARGEST_BODY_BYTES + 1) })
  expect(asked).toEqual({ status: 413, arrived: undefined })
})

describe.each([
  ['polling', {}, 200],
  ['an upgrade', { Connection: 'Upgrade', Upgrade: 'websocket' }, 101],
] as const)('%s', (_, kind, accepted) => {
  it('of our own page is passed on, without its cookies and its origin', async () => {
    const asked = await ask({ ...kind, Origin: `http://${address}`, Cookie: 'login=x' })
    expect(asked.status).toBe(accepted)
    expect(asked.arrived).not.toHaveProperty('cookie')
    expect(asked.arrived).not.toHaveProperty('origin')
  })

  it('of no page at all is passed on', async () => {
    expect((await ask(kind)).status).toBe(accepted)
  })

  it.each(['https://outro.site', 'null'])('of a page of %s stays outside', async (origin) => {
    expect(await ask({ ...kind, Origin: origin })).toEqual({ status: 403, arrived: undefined })
  })

  it('is of our own page by the address that people type, where that is known', async () => {
    vi.stubEnv('PUBLIC_ORIGIN', 'https://portal.example')
    expect((await ask({ ...kind, Origin: 'https://portal.example' })).status).toBe(accepted)
    expect((await ask({ ...kind, Origin: `http://${address}` })).status).toBe(403)
  })
})

it('an upgrade is passed on with the one address that is the visitor’s', async () => {
  const asked = await ask({ Connection: 'Upgrade', Upgrade: 'websocket', 'X-Forwarded-For': '203.0.113.7' })
  expect(asked.arrived?.['x-forwarded-for']).toBe('203.0.113.7')
})

it.each([
  ['the API has ended', ''],
  ['was refused', 'Origin: https://outro.site\r\n'],
])('a browser that never ends its side does not hold a connection that %s', async (_, origin) => {
  const { promise: letGo, resolve } = Promise.withResolvers<boolean>()
  host.once('connection', (line: Socket) => line.once('close', () => resolve(line.destroyed)))
  const socket = connect({
    port: (host.address() as AddressInfo).port,
    host: '127.0.0.1',
    allowHalfOpen: true,
  })
  socket.write(
    `GET /socket.io/?EIO=4 HTTP/1.1\r\nHost: ${address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${origin}\r\n`,
  )
  socket.resume()
  expect(await letGo).toBe(true)
  socket.destroy()
})
