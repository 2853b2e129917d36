import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Server } from 'socket.io'
import { realtimeEvents } from '#contract/messages/notifications.ts'

/*
 * Baseline for the portal's real-time connections: socket.io as it comes. It lets everybody in without asking, and passes each posted event
 * on to all of them.
 */
const PERSON = 'person'

const http = createServer(async (request, response) => {
  const [event, carried] = JSON.parse(await text(request)) as [string, unknown]
  io.to(PERSON).emit(event, carried)
  response.end('{}')
})
const io = new Server(http, { serveClient: false })
io.on('connection', (socket) => {
  socket.on(realtimeEvents.authenticate, async () => {
    await socket.join(PERSON)
    socket.emit(realtimeEvents.authenticated, { idPessoa: 0 })
  })
})
http.listen(0, '127.0.0.1', () => {
  const address = http.address()
  const port = typeof address === 'object' && address ? address.port : 0
  process.stdout.write(`${JSON.stringify({ ready: true, url: `http://127.0.0.1:${port}` })}\n`)
})
