import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { toNodeHandler } from 'srvx/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { trustedProxies } from '#settings/trusted-proxies.ts'
import { settleVisitorAddress } from './visitor-address.ts'

/** Answers the addresses that a page would see, read one by one and all together, and another header of the same request. */
const pages = toNodeHandler((request) => {
  const one = request.headers.get('x-forwarded-for')
  const all = [...request.headers].filter(([name]) => name === 'x-forwarded-for').map(([, value]) => value)
  return Response.json({ one, all, language: request.headers.get('accept-language') })
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

type Seen = { one: string | null; all: string[]; language: string }

async function seen(path: string, forwarded: string[]): Promise<Seen> {
  const { port } = server.address() as AddressInfo
  const sent = send({ port, path, headers: { 'Accept-Language': 'pt-BR', 'X-Forwarded-For': forwarded } })
  sent.end()
  const [response] = (await once(sent, 'response')) as [AsyncIterable<Buffer>]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString()) as Seen
}

describe('the address that a page sees', () => {
  it('is the one that the trusted proxy saw, not what the visitor wrote', async () => {
    expect(await seen('/near', ['1.1.1.1', '203.0.113.9'])).toEqual({
      one: '203.0.113.9',
      all: ['203.0.113.9'],
      language: 'pt-BR',
    })
  })

  it('is the connection itself when nobody trusted stands before it', async () => {
    const itself = { one: '127.0.0.1', all: ['127.0.0.1'], language: 'pt-BR' }
    expect(await seen('/far', ['1.1.1.1'])).toEqual(itself)
    expect(await seen('/far', [])).toEqual(itself)
  })
})
