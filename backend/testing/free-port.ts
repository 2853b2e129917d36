import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that systems give to whoever connects to somebody: such a port may be taken between asking for it and listening on it. */
const [FIRST, LAST] = [15_000, 30_000]

/** A port of this machine that nobody listens on, and that no outgoing connection gets. */
export async function freePort(): Promise<string> {
  for (;;) {
    const port = randomInt(FIRST, LAST)
    const server = createServer().listen(port, '127.0.0.1')
    // Rejects with the first error, such as that somebody listens there.
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return String(port)
  }
}
