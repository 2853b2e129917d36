import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { vi } from 'vitest'

/**
 * An API stand-in for tests that answers as told, as this process's `API_HOST`; told nothing, it accepts what is asked and never answers.
 * `untilAsked` waits without a clock, so that tests can have one of their own.
 */
export async function startApiStandIn() {
  const silence: RequestListener = () => undefined
  let listener = silence
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    listener(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  vi.stubEnv('API_HOST', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  vi.stubEnv('LOG_LEVEL', 'silent')
  return {
    asked,
    untilAsked: async (times = 1) => {
      while (asked.length < times) await new Promise((resolve) => setImmediate(resolve))
    },
    answer: (next: RequestListener) => {
      asked.length = 0
      listener = next
    },
    beSilent: () => {
      asked.length = 0
      listener = silence
    },
    end: () => {
      vi.unstubAllEnvs()
      server.closeAllConnections()
      server.close()
    },
  }
}
