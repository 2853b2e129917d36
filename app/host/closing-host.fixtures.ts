import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { closeGracefully } from './close-gracefully.ts'

/*
 * A host that takes a moment for each answer and ends as the portal's does. Says its port once it listens. A page that is drawn keeps the
 * processor to itself. Whoever asks for the real-time connection is answered nothing, or let in and told nothing.
 */
const BODY = Buffer.alloc(100_000, 'a')

const server = createServer(async (request, response) => {
  if (request.url?.startsWith('/socket.io/')) return
  if (request.url === '/drawn') keepBusy(15)
  await wait(5 + Math.random() * 45)
  response.writeHead(200, { 'content-length': BODY.length })
  response.write(BODY.subarray(0, 40_000))
  await wait(request.url === '/long' ? 1500 : Math.random() * 20)
  response.end(BODY.subarray(40_000))
})
function keepBusy(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

server.on('upgrade', (_, socket) => {
  socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
})
closeGracefully(server, { isOpen: true, opened: Promise.resolve() })
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
