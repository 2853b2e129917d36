import { describe, expect, it } from 'vitest'
import {
  ana,
  anasPlanLink,
  inMinutes,
  loginOf,
  marta,
  startPortalServer,
} from '#app/session/portal-request.fixtures.ts'
import { readSession } from '#app/session/session.server.ts'
import { defaultTheme } from '#contract/plans/plans.ts'
import { postedSignIn } from './posted-sign-in.server.ts'

const { api, browser } = await startPortalServer()

async function post(search = '', fields: Record<string, string> = {}) {
  const body = new URLSearchParams({ cpf: '529.982.247-25', senha: 'Prev@2026', ...fields })
  const request = new Request(`http://portal.example/login${search}`, { method: 'POST', body })
  const { status, headers } = await browser.inRequest(() => postedSignIn(request))
  return [status, headers.get('location')]
}

/** An API that knows the person, her plan links, and one theme. */
function answerAs(pessoa: typeof ana | typeof marta, planLinks: (typeof anasPlanLink)[]): void {
  const theme = { ...defaultTheme, id: 3, plano: { id: 1, nome: 'HPE' } }
  const answers: Record<string, unknown> = {
    '/autenticar': { ...loginOf(pessoa), expiraEm: inMinutes(60) },
    [`/retornarPlanosAtivos/${pessoa.id}`]: planLinks,
    '/retornarConfiguracaoTema/1': theme,
  }
  api.answer(({ url = '' }, response) => {
    const answer = answers[url]
    response.writeHead(answer ? 200 : 503).end(JSON.stringify(answer ?? {}))
  })
}

describe('when the API refuses or fails', () => {
  it.each([
    [401, 'recusada'],
    [422, 'recusada'],
    [429, 'espera'],
    [500, 'indisponivel'],
    [503, 'indisponivel'],
    [403, 'indisponivel'],
  ])(
    'with %i the person is told the reason %s: nobody’s right password is called wrong',
    async (status, reason) => {
      api.answer((_, response) =>
        response.writeHead(status, { 'content-type': 'application/problem+json' }).end('{}'),
      )
      expect(await post()).toEqual([303, `/login?motivo=${reason}`])
      expect(browser.kept()).toEqual([])
    },
  )

  it('the way back is kept, if it is one of this portal', async () => {
    api.answer((_, response) => response.writeHead(401).end('{}'))
    expect(await post('?voltar=/perfil')).toEqual([303, '/login?motivo=recusada&voltar=%2Fperfil'])
    expect(await post('?voltar=https://example.com')).toEqual([303, '/login?motivo=recusada&voltar=%2F'])
  })
})

it.each<Record<string, string>>([
  { cpf: '' },
  { cpf: '529.982.247' },
  { cpf: '529.982.247-26' },
  { senha: '' },
  { senha: 'a'.repeat(201) },
])('what is no CPF and password is refused without asking the API: %o', async (fields) => {
  answerAs(ana, [anasPlanLink])
  expect(await post('', fields)).toEqual([303, '/login?motivo=recusada'])
  expect(api.asked).toEqual([])
})

describe('who signs in', () => {
  it('is Ana, in her one plan and its theme, on the way that she was on', async () => {
    answerAs(ana, [anasPlanLink])
    expect(await post('?voltar=/perfil')).toEqual([303, '/perfil'])
    expect(await browser.inRequest(readSession)).toMatchObject({
      token: 'token-2',
      pessoa: ana,
      vinculo: anasPlanLink,
      tema: { id: 3 },
    })
  })

  it('chooses herself where there are two plans, or none that the API would tell', async () => {
    answerAs(ana, [anasPlanLink, { ...anasPlanLink, id: 6 }])
    expect(await post()).toEqual([303, '/'])
    expect(await browser.inRequest(readSession)).toMatchObject({ pessoa: ana, vinculo: null })
    answerAs(ana, [])
    await post()
    expect(await browser.inRequest(readSession)).toMatchObject({ pessoa: ana, vinculo: null })
  })

  it('is Marta, who as an attendant has no plan', async () => {
    answerAs(marta, [anasPlanLink])
    await post()
    expect(api.asked).toEqual(['POST /autenticar'])
    expect(await browser.inRequest(readSession)).toMatchObject({ pessoa: marta, vinculo: null })
  })
})
