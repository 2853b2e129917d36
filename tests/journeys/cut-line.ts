import { type AddressInfo, connect, createServer } from 'node:net'

/** A line to the portal that breaks some times, each after so many bytes of one connection have gone up. */
export type CutLine = { url: string; cuts: () => number; close: () => void }

/**
 * Stands before the portal under a port of its own, and cuts the first `times` connections that send more than `bytes`. One cut alone
 * Chromium may mend by itself, on a connection that it had used before.
 */
export async function cutLine(
  portalUrl: string,
  { bytes, times }: { bytes: number; times: number },
): Promise<CutLine> {
  const { hostname, port } = new URL(portalUrl)
  let cuts = 0
  const server = createServer((visitor) => {
    const portal = connect(Number(port), hostname)
    let sent = 0
    visitor.on('data', (chunk) => {
      sent += chunk.length
      if (cuts >= times || sent <= bytes) return
      cuts += 1
      sent = 0
      visitor.destroy()
      portal.destroy()
    })
    visitor.pipe(portal).pipe(visitor)
    visitor.on('error', () => portal.destroy())
    portal.on('error', () => visitor.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, hostname, resolve)
  })
  const own = (server.address() as AddressInfo).port
  return { url: `http://${hostname}:${own}`, cuts: () => cuts, close: () => server.close() }
}
