import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { findPostalCode } from './postal-code.server.ts'

const paulista = {
  logradouro: 'Avenida Paulista',
  complemento: 'de 612 a 1510 - lado par',
  bairro: 'Bela Vista',
  localidade: 'São Paulo',
  uf: 'SP',
}
const answers: Readonly<Record<string, [status: number, body: string]>> = {
  '/ws/01310100/json': [200, JSON.stringify({ ...paulista, ibge: '3550308' })],
  '/ws/99999999/json': [200, JSON.stringify({ erro: true })],
  '/ws/11111111/json': [200, '<html>'],
  '/ws/22222222/json': [500, '{}'],
}
let service: Server
const asked: { url: string | undefined; authorization: string | undefined }[] = []

beforeAll(async () => {
  service = createServer((request, response) => {
    asked.push({ url: request.url, authorization: request.headers.authorization })
    const [status, body] = answers[request.url ?? ''] ?? [404, '{}']
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('POSTAL_CODE_HOST', `http://127.0.0.1:${(service.address() as AddressInfo).port}/ws`)
  vi.stubEnv('LOG_LEVEL', 'silent')
})
afterAll(() => {
  vi.unstubAllEnvs()
  service.close()
})

it('asks the service for the digits and takes what the form has fields for', async () => {
  expect(await findPostalCode('01310-100')).toEqual(paulista)
  expect(asked).toEqual([{ url: '/ws/01310100/json', authorization: undefined }])
})

it.each([
  ['an unknown CEP', '99999999'],
  ['an answer of another shape', '11111111'],
  ['a failing service', '22222222'],
])('%s finds nothing and says nothing', async (_, cep) => {
  expect(await findPostalCode(cep)).toBeNull()
})

it('a service that is not there finds nothing', async () => {
  vi.stubEnv('POSTAL_CODE_HOST', 'http://127.0.0.1:9/ws')
  expect(await findPostalCode('01310100')).toBeNull()
})
