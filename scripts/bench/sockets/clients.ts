import { io, type Socket } from 'socket.io-client'
import { realtimeEvents } from '#contract/messages/notifications.ts'
import { millisecondsNow } from './clock.ts'

/*
 * The people at the other end, in a process of their own: opens sockets as pages do, and tells the parent when each of them heard the
 * broadcast that all wait for, the event of that name.
 */
type Order = { open: { url: string; tokens: readonly string[] } } | { listen: string } | { close: true }

/** `heard`: when each socket heard it, milliseconds of the machine's clock. */
export type Report = { opened: number } | { listening: true } | { heard: number[] } | { closed: true }

const sockets: Socket[] = []
let heard: number[] = []
let awaited = ''

process.on('message', async (order: Order) => {
  if ('open' in order) {
    sockets.push(...(await Promise.all(order.open.tokens.map((token) => enter(order.open.url, token)))))
    say({ opened: sockets.length })
  } else if ('listen' in order) {
    heard = []
    awaited = order.listen
    say({ listening: true })
  } else {
    for (const socket of sockets.splice(0)) socket.disconnect()
    say({ closed: true })
  }
})

async function enter(url: string, token: string): Promise<Socket> {
  const socket = io(url, { forceNew: true, reconnection: false, transports: ['websocket'] })
  socket.onAny((event: string) => {
    if (event !== awaited) return
    heard.push(millisecondsNow())
    if (heard.length === sockets.length) say({ heard })
  })
  await heardOf(socket, 'connect')
  socket.emit(realtimeEvents.authenticate, token)
  await heardOf(socket, realtimeEvents.authenticated)
  return socket
}

function heardOf(socket: Socket, event: string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once(event, () => resolve())
    socket.once('disconnect', () => reject(new Error(`disconnected before ${event}`)))
    socket.once('connect_error', reject)
  })
}

function say(report: Report): void {
  process.send?.(report)
}
