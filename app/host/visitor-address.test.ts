import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { toNodeHandler } from 'srvx/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { trustedProxies } from '#settings/trusted-proxies.ts'
import { settleVisitorAddress } from './visitor-address.ts'

/** Answers the addresses that a page would see, read one by one and all together. */
const pages = toNodeHandler((request) => {
  const one = request.headers.get('x-forwarded-for')
  const all = [...request.headers].filter(([name]) => name === 'x-forwarded-for').map(([, value]) => value)
  return Response.json({ one, all })
})

const server = createServer((request, response) => {
  const isTrusted = trustedProxies(request.url === '/near' ? ['loopback'] : ['10.0.0.0/8'])
  settleVisitorAddress(request, isTrusted)
  void (pages as (request: IncomingMessage, response: ServerResponse) => unknown)(request, response)
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

async function seen(path: string, forwarded: string[]): Promise<{ one: string | null; all: string[] }> {
  const { port } = server.address() as AddressInfo
  const sent = send({ port, path, headers: { 'X-Forwarded-For': forwarded } })
  sent.end()
  const [response] = (await once(sent, 'response')) as [AsyncIterable<Buffer>]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString()) as { one: string | null; all: string[] }
}

describe('the address that a page sees', () => {
  it('is the one that the trusted proxy saw, not what the visitor wrote', async () => {
    expect(await seen('/near', ['1.1.1.1', '203.0.113.9'])).toEqual({
      one: '203.0.113.9',
      all: ['203.0.113.9'],
    })
  })

  it('is the connection itself when nobody trusted stands before it', async () => {
    expect(await seen('/far', ['1.1.1.1'])).toEqual({ one: '127.0.0.1', all: ['127.0.0.1'] })
    expect(await seen('/far', [])).toEqual({ one: '127.0.0.1', all: ['127.0.0.1'] })
  })
})
