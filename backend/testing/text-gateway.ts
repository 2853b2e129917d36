import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Who sends text messages for an entity, as its tests need it: it keeps what it was given and answers what it is told to. */
export async function textGateway() {
  const gateway = {
    url: '',
    answer: 202,
    taken: [] as { authorization: string | undefined; body: unknown }[],
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => {
      text += part.toString('utf8')
    })
    request.on('end', () => {
      gateway.taken.push({ authorization: request.headers.authorization, body: JSON.parse(text) })
      response.writeHead(gateway.answer).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  gateway.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mensagens`
  return gateway
}
