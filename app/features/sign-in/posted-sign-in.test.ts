import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApiStandIn } from '#app/api/api-stand-in.fixtures.ts'
import { postedSignIn } from './posted-sign-in.server.ts'

let api: Awaited<ReturnType<typeof startApiStandIn>>

beforeAll(async () => {
  api = await startApiStandIn()
})
afterAll(() => api.end())

const post = () =>
  postedSignIn(
    new Request('http://portal.example/login', {
      method: 'POST',
      body: new URLSearchParams({ cpf: '529.982.247-25', senha: 'Prev@2026' }),
    }),
  )

it.each([
  [401, 'recusada'],
  [422, 'recusada'],
  [429, 'espera'],
  [500, 'indisponivel'],
  [503, 'indisponivel'],
  [403, 'indisponivel'],
])(
  'when the API answers %i the person is told the reason %s: nobody’s right password is called wrong',
  async (status, reason) => {
    api.answer((_, response) =>
      response.writeHead(status, { 'content-type': 'application/problem+json' }).end('{}'),
    )
    expect((await post()).headers.get('location')).toBe(`/login?motivo=${reason}`)
  },
)
