import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const known: Readonly<Record<string, object>> = {
  '/01310100/json': {
    logradouro: 'Avenida Paulista',
    complemento: '',
    bairro: 'Bela Vista',
    localidade: 'São Paulo',
    uf: 'SP',
  },
  '/50030230/json': {
    logradouro: 'Rua do Bom Jesus',
    complemento: '',
    bairro: 'Recife',
    localidade: 'Recife',
    uf: 'PE',
  },
}

/** A postal service that knows two CEPs, in place of the real one. @returns its address and how to stop it. */
export async function startPostalService(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(known[request.url ?? ''] ?? { erro: true }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
