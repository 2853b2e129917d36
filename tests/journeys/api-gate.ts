import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/** The way to the API, which can fall silent: connections are accepted then, and nothing that is sent arrives anywhere. */
export type ApiGate = {
  url: string
  fallSilent: () => void
  /** Leads to the API again: to the one on another port from now on, if told so. */
  open: (port?: number) => void
  stop: () => void
}

/** Opens a way to the API, silent until it is told where the API is. */
export async function openApiGate(): Promise<ApiGate> {
  const visitors = new Set<Socket>()
  let [port, isSilent] = [0, true]
  const server = createServer((visitor) => {
    visitors.add(visitor)
    visitor.on('close', () => visitors.delete(visitor))
    visitor.on('error', () => visitor.destroy())
    if (isSilent) return
    const api = connect(port, '127.0.0.1')
    api.on('error', () => visitor.destroy())
    api.on('close', () => visitor.destroy())
    visitor.on('close', () => api.destroy())
    visitor.pipe(api).pipe(visitor)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fallSilent: () => {
      isSilent = true
      for (const visitor of visitors) visitor.unpipe().pause()
    },
    // Bytes sent while the gate was silent are lost, as with an API that was restarted.
    open: (other = port) => {
      port = other
      isSilent = false
      for (const visitor of visitors) visitor.destroy()
    },
    stop: () => {
      server.close()
      for (const visitor of visitors) visitor.destroy()
    },
  }
}
