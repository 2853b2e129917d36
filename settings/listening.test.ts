import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { listeningComplaint } from './listening.ts'

/** Error of listening on an address of this machine's or nobody's. */
const failure = (host: string, port: number) =>
  new Promise<Error>((resolve) => {
    createServer().on('error', resolve).listen(port, host)
  })

const wanted = (host: string) => ({
  address: { setting: 'HOST', value: host },
  port: { setting: 'PORT', value: 3000 },
})

describe('who cannot listen is told which setting to change', () => {
  it.each(['192.0.2.1', 'nenhum.invalid'])('the address, for %s, and not the port', async (host) => {
    const complaint = listeningComplaint(await failure(host, 0), wanted(host))
    expect(complaint).toBe(`${host} não é um endereço desta máquina. Corrija HOST.`)
  })

  it('the port, when it is busy', async () => {
    const busy = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => busy.once('listening', resolve))
    const address = busy.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    const complaint = listeningComplaint(await failure('127.0.0.1', port), wanted('127.0.0.1'))
    expect(complaint).toMatch(/já está em uso.*em PORT\.$/)
    busy.close()
  })

  it('none, for what no setting mends', () => {
    expect(listeningComplaint(new Error('something else'), wanted('127.0.0.1'))).toBeNull()
  })
})
