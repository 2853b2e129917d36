import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { clientTimeouts } from './slow-clients.ts'

let server: Server
const lines: Socket[] = []
afterEach(() => {
  for (const line of lines.splice(0)) line.destroy()
  server.close()
})

it.each([
  ['say nothing', ''],
  ['never say to the end what they want', 'GET / HTTP/1.1\r\nHost: x\r\n'],
])('three hundred who %s hold no connection of the portal', async (_, said) => {
  expect(clientTimeouts.headersTimeout).toBeLessThanOrEqual(20_000)
  // Only how long they may take is shortened; that it is looked for is the portal's own.
  server = createServer({ ...clientTimeouts, headersTimeout: 100 }, (request, response) =>
    response.end(request.url),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  for (let index = 0; index < 300; index += 1) {
    const line = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    line.on('error', () => undefined)
    lines.push(line)
    await once(line, 'connect')
    if (said !== '') line.write(said)
    line.resume()
  }
  const open = () =>
    new Promise<number>((resolve, reject) => {
      server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
    })
  await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 25_000, interval: 100 })
})
