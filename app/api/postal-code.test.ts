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
/** Known without asking anybody. */
const placeAlone = { logradouro: '', complemento: '', bairro: '', localidade: 'São Paulo', uf: 'SP' }
const answers: Readonly<Record<string, [status: number, body: string]>> = {
  '/ws/01310100/json': [200, JSON.stringify({ ...paulista, ibge: '3550308' })],
  '/ws/13490000/json': [200, JSON.stringify({ localidade: ' Cordeirópolis ', uf: 'SP', logradouro: '' })],
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

it('takes what is known of a town with one CEP for all its streets', async () => {
  expect(await findPostalCode('13490000')).toEqual({
    logradouro: '',
    complemento: '',
    bairro: '',
    localidade: 'Cordeirópolis',
    uf: 'SP',
  })
})

it('lets twenty people wait for it at once, and everybody else write the address', async () => {
  let reached = 0
  const silent = createServer(() => {
    reached += 1
  })
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const working = process.env.POSTAL_CODE_HOST
  vi.stubEnv('POSTAL_CODE_HOST', `http://127.0.0.1:${(silent.address() as AddressInfo).port}/ws`)
  const waiting = Array.from({ length: 20 }, () => findPostalCode('01310100'))
  vi.stubEnv('POSTAL_CODE_HOST', working)
  asked.length = 0
  expect(await findPostalCode('01310100')).toEqual(placeAlone)
  expect(asked).toEqual([])
  await vi.waitFor(() => expect(reached).toBe(20))
  silent.closeAllConnections()
  silent.close()
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => placeAlone))
  expect(await findPostalCode('01310100')).toEqual(paulista)
})

it('an unknown CEP finds nothing and says nothing', async () => {
  expect(await findPostalCode('99999999')).toBeNull()
})

it.each([
  ['an answer of another shape', '11111111', { localidade: '', uf: 'SP' }],
  ['a failing service', '22222222', { localidade: 'Rio de Janeiro', uf: 'RJ' }],
  ['a failing service for a CEP of nobody', '00000000', null],
])('%s leaves what the CEP says by itself', async (_, cep, place) => {
  expect(await findPostalCode(cep)).toEqual(place && { ...placeAlone, ...place })
})

it('a service that is not there leaves it too', async () => {
  vi.stubEnv('POSTAL_CODE_HOST', 'http://127.0.0.1:9/ws')
  expect(await findPostalCode('01310100')).toEqual(placeAlone)
})

it('is not asked where no service is set', async () => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.stubEnv('POSTAL_CODE_HOST', '')
  vi.stubEnv('LOG_LEVEL', 'info')
  expect(await findPostalCode('01310100')).toEqual(placeAlone)
  expect(said).not.toHaveBeenCalled()
  said.mockRestore()
})
