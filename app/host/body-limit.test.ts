import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hangUpOnUnreadBody, LARGEST_BODY_BYTES, refuseLargeBody } from './body-limit.ts'

let server: Server
const heard: string[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    if (refuseLargeBody(request, response)) return
    hangUpOnUnreadBody(request, response)
    let length = 0
    if (request.url === '/read') for await (const chunk of request) length += (chunk as Buffer).length
    heard.push(`${request.method} ${request.url}`)
    response.end(String(length))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Everything received on one connection after sending, until the server closes it or has sent {until}. */
async function exchange(head: string, body: readonly Buffer[], until = '\0'): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let said = ''
  const over = new Promise<void>((resolve) => {
    socket.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes(until)) resolve()
    })
    socket.on('end', resolve)
    socket.on('error', () => resolve())
  })
  socket.write(`${head}\r\n\r\n`)
  for (const chunk of body) socket.write(chunk)
  await over
  socket.destroy()
  return said
}

const length = (bytes: number) => `Host: x\r\nContent-Length: ${bytes}`

it('says that a body is too large, also to who only reads the answer after sending all of it, and hangs up', async () => {
  const megabytes = Array.from({ length: 13 }, () => Buffer.alloc(1024 * 1024, 'a'))
  const said = await exchange(`POST /read HTTP/1.1\r\n${length(13 * 1024 * 1024)}`, megabytes)
  expect(said).toMatch(/^HTTP\/1\.1 413 /)
  expect(said.toLowerCase()).toContain('connection: close')
  expect(said).toMatch(/\r\n\r\nO que você enviou é grande demais\./)
})

it('does not wait for a body that is only announced', async () => {
  const said = await exchange(`POST /read HTTP/1.1\r\n${length(LARGEST_BODY_BYTES + 1)}`, [], 'menor.')
  expect(said).toMatch(/ 413 /)
  expect(heard).toEqual([])
})

it('takes the largest body that is allowed', async () => {
  const body = [Buffer.alloc(LARGEST_BODY_BYTES, 'a')]
  const said = await exchange(
    `POST /read HTTP/1.1\r\n${length(LARGEST_BODY_BYTES)}`,
    body,
    String(LARGEST_BODY_BYTES),
  )
  expect(said).toContain('HTTP/1.1 200')
})

it('takes nothing of a body that nobody read for the next request', async () => {
  heard.length = 0
  const smuggled = 'GET /read HTTP/1.1\r\nHost: x\r\n\r\n'
  const said = await exchange(`POST /unread HTTP/1.1\r\n${length(100_000)}`, [Buffer.from(smuggled)])
  expect(said.toLowerCase()).toContain('connection: close')
  expect(heard).toEqual(['POST /unread'])
})

it('keeps the connection after a body that was read', async () => {
  const said = await exchange(`POST /read HTTP/1.1\r\n${length(3)}`, [Buffer.from('abc')], '\r\n\r\n')
  expect(said.toLowerCase()).toContain('connection: keep-alive')
})
