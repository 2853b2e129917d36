import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, it } from 'vitest'
import { problemOf } from '#app/api/problem.ts'
import type { CallName } from '#contract/calls.ts'
import { passOn } from './pass-on.server.ts'
import { anasPlanLink, inMinutes, loginOf, marta, startPortalServer } from './portal-request.fixtures.ts'
import { storeReRegistration } from './re-registration-session.server.ts'
import { openSession, rememberPlan } from './session.server.ts'

const { api, browser } = await startPortalServer()

/** Of each kind of caller one that reads and one that writes. */
const pageCalls = [
  'retornarSimuladorBeneficioPublico',
  'retornarFornecedores',
  'excluirSimulacaoBeneficio',
  'alterarTelefones',
  'retornarPrazosGuarda',
  'marcarConversa',
  'retornarCadastro',
  'arquivarItemCadastro',
  'salvarRascunhoRecadastramento',
] as const satisfies CallName[]

/** Requests to the API since the test began: method and address, the token, the body. */
let heard: unknown[] = []

const hear = async (request: IncomingMessage) => {
  const { method = '', url = '', headers } = request
  const body = await text(request)
  heard.push([`${method} ${url}`, headers.authorization ?? null, ...(body === '' ? [] : [JSON.parse(body)])])
}

beforeEach(() => {
  heard = []
  // Any answer will do here.
  api.answer((request, response) => void hear(request).then(() => response.end('null')))
})

/** Has a page make a call; the kind of its refusal and the HTTP status, when it was refused before the API was asked. */
async function made(call: string, data?: object, planLinkOnScreen?: number) {
  const refusal = await browser
    .inRequest(() => passOn(pageCalls, { call, data }, planLinkOnScreen))
    .catch((error: unknown) => error)
  if (heard.length > 0) return heard
  return [problemOf(refusal).kind, (refusal as { status?: number }).status]
}

const signInMarta = () => browser.inRequest(() => openSession(loginOf(marta)))

describe('a call that a page makes', () => {
  it('needs nobody where it is for everybody, and has no token then', async () => {
    await browser.signInAna()
    expect(await made('retornarSimuladorBeneficioPublico')).toEqual([
      ['GET /retornarSimuladorBeneficioPublico', null],
    ])
  })

  it('is about the plan link of the session, whatever the page says', async () => {
    await browser.signInAna()
    expect(await made('retornarFornecedores', { idPessoa: 9 }, 5)).toEqual([
      ['GET /retornarFornecedores/2/1?idVinculo=5', 'Bearer token-2'],
    ])
    heard = []
    expect(await made('excluirSimulacaoBeneficio', { idSimulacao: 3, idVinculo: 6 }, 5)).toEqual([
      [
        'POST /excluirSimulacaoBeneficio',
        'Bearer token-2',
        { idPessoa: 2, idPlano: 1, idVinculo: 5, idSimulacao: 3 },
      ],
    ])
  })

  it('is about the person of that link, where it is about a person', async () => {
    await browser.signInMartaForAna()
    await browser.inRequest(() => rememberPlan(anasPlanLink, null))
    const phones = { celular: '11912345678', fixo: '' }
    expect(await made('alterarTelefones', phones)).toEqual([
      ['POST /alterarTelefones', 'Bearer token-9', { idPessoa: 2, ...phones }],
    ])
  })

  it('needs no plan where it is about neither', async () => {
    await signInMarta()
    expect(await made('retornarPrazosGuarda')).toEqual([['GET /retornarPrazosGuarda', 'Bearer token-9']])
  })

  it('says by name what stands in the path, the query and the body', async () => {
    await signInMarta()
    expect(
      await made('retornarCadastro', { cadastro: 'atas', palavraChave: '', page: 1, limit: 10 }),
    ).toEqual([['GET /retornarCadastro/atas?page=1&limit=10', 'Bearer token-9']])
    heard = []
    const archiving = { cadastro: 'atas', idItem: 1, versao: 1, arquivado: true }
    expect(await made('arquivarItemCadastro', archiving)).toEqual([
      ['POST /arquivarItemCadastro', 'Bearer token-9', archiving],
    ])
  })

  it('has the token of a re-registration where it is of one, and no other', async () => {
    await browser.signInAna()
    expect(await made('salvarRascunhoRecadastramento', {})).toEqual(['unauthenticated', undefined])
    await browser.inRequest(() => storeReRegistration({ token: 'of-a-code', expiraEm: inMinutes(30) }))
    const draft = { versao: 0, dados: {} }
    expect(await made('salvarRascunhoRecadastramento', draft)).toMatchObject([
      ['POST /salvarRascunhoRecadastramento', 'Bearer of-a-code', draft],
    ])
  })
})

describe('what is refused before the API is asked', () => {
  it('is a call without a session, without a plan and of another plan than the page shows', async () => {
    expect(await made('retornarFornecedores')).toEqual(['unauthenticated', undefined])
    expect(await made('retornarCadastro', { cadastro: 'atas' })).toEqual(['unauthenticated', undefined])
    await browser.signInAna()
    expect(await made('retornarFornecedores', {}, 6)).toEqual(['conflict', undefined])
    await signInMarta()
    expect(await made('retornarFornecedores')).toEqual(['forbidden', undefined])
  })

  it('is a call of attendants for who is none: it is not there', async () => {
    await browser.signInAna()
    expect(await made('retornarCadastro', { cadastro: 'atas' })).toEqual(['not-found', undefined])
  })

  it.each(['autenticar', 'retornarMeusSegredos', '__proto__', 'toString', ''])(
    'is “%s”, which no page makes: a page from before an update may',
    async (name) => {
      await browser.signInAna()
      expect(await made(name)).toEqual(['portal-updated', 409])
    },
  )

  it.each<[string, string, object]>([
    ['a registry that there is not', 'retornarCadastro', { cadastro: 'senhas' }],
    ['no registry', 'retornarCadastro', {}],
    ['a way out of the path', 'retornarCadastro', { cadastro: '../autenticar' }],
    ['a number for a word', 'retornarCadastro', { cadastro: 1 }],
    ['a page before the first', 'retornarCadastro', { cadastro: 'atas', page: -1 }],
    [
      'a record of no number',
      'arquivarItemCadastro',
      { cadastro: 'atas', idItem: 0, versao: 1, arquivado: true },
    ],
    ['half a body', 'arquivarItemCadastro', { cadastro: 'atas' }],
    [
      'a field that there is not',
      'arquivarItemCadastro',
      { cadastro: 'atas', idItem: 1, versao: 1, arquivado: true, admin: 'S' },
    ],
    ['a map', 'arquivarItemCadastro', new Map([['cadastro', 'atas']])],
  ])('is %s', async (_, call, data) => {
    await signInMarta()
    expect(await made(call, data)).toEqual(['invalid', 400])
  })
})
