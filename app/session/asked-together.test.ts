import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { callApi } from '#app/api/call-api.server.ts'
import { problemOf } from '#app/api/problem.ts'
import { retornarPlanos, retornarPlanosAtivos } from '#contract/plans/plans.ts'
import { asPerson } from './callers.server.ts'
import { passOn } from './pass-on.server.ts'
import { anasPlanLink, startPortalServer } from './portal-request.fixtures.ts'

const { api, browser } = await startPortalServer()

type Answer = { status: number; corpo: unknown }

const plan = { id: 1, nome: 'HPE', onboarding_plano: 1 }
const good: Answer = { status: 200, corpo: [plan] }

/** An API that answers readings together as told, and every reading by itself with a plan. */
function answerWith(together: readonly Answer[] | number) {
  const asked: unknown[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const isTogether = request.url === '/retornarLeituras'
    asked.push(isTogether ? JSON.parse(await text(request)) : request.url)
    const status = isTogether && typeof together === 'number' ? together : 200
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isTogether ? { respostas: together } : [plan]))
  }
  api.answer((request, response) => void answer(request, response))
  return asked
}

const plans = (token = 'a token') => callApi(retornarPlanos, {}, token)
const links = (idPessoa: number) => callApi(retornarPlanosAtivos, { params: { idPessoa } }, 'a token')
const kindOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'answered',
    (error) => problemOf(error).kind,
  )

beforeEach(() => {
  vi.useRealTimers()
})

describe('what a page asks for at the same moment', () => {
  it('is asked for together, and once where it is asked for twice', async () => {
    const asked = answerWith([good, { status: 200, corpo: [] }])
    const answers = await browser.inRequest(() => Promise.all([plans(), links(4), plans()]))
    expect(answers).toEqual([[plan], [], [plan]])
    expect(asked).toEqual([
      {
        leituras: [
          { caminho: '/retornarPlanos', params: {}, query: {} },
          { caminho: '/retornarPlanosAtivos/{idPessoa}', params: { idPessoa: '4' }, query: {} },
        ],
      },
    ])
  })

  it('is asked for together whether a page asks by name or a server function does', async () => {
    const asked = answerWith([good, good])
    await browser.signInAna()
    await browser.inRequest(() =>
      Promise.allSettled([
        passOn(['retornarFornecedores'], { call: 'retornarFornecedores' }, anasPlanLink.id),
        asPerson(({ api: ofAna }) => ofAna.call(retornarPlanos, {})),
      ]),
    )
    const params = { idPessoa: '2', idPlano: '1' }
    const suppliers = {
      caminho: '/retornarFornecedores/{idPessoa}/{idPlano}',
      params,
      query: { idVinculo: '5' },
    }
    expect(asked).toEqual([{ leituras: [suppliers, { caminho: '/retornarPlanos', params: {}, query: {} }] }])
  })

  it('fails each for itself', async () => {
    answerWith([{ status: 403, corpo: {} }, { status: 200, corpo: 'no list' }, good])
    const kinds = await browser.inRequest(() => Promise.all([links(1), links(2), plans()].map(kindOf)))
    expect(kinds).toEqual(['forbidden', 'unexpected', 'answered'])
  })

  it('is asked for by itself where the others did not wait for it', async () => {
    const asked = answerWith([
      { status: 202, corpo: null },
      { status: 200, corpo: [] },
    ])
    expect(await browser.inRequest(() => Promise.all([plans(), links(4)]))).toEqual([[plan], []])
    expect(asked.slice(1)).toEqual(['/retornarPlanos'])
  })

  it('is never mixed with what another request or another token asks for', async () => {
    const asked = answerWith([good, good])
    await Promise.all([
      browser.inRequest(() => Promise.all([plans('one'), plans('two')])),
      browser.inRequest(() => plans('one')),
    ])
    expect(asked).toEqual(['/retornarPlanos', '/retornarPlanos', '/retornarPlanos'])
  })

  it('all fails when the session is over', async () => {
    answerWith(401)
    const kinds = await browser.inRequest(() => Promise.all([plans(), links(4)].map(kindOf)))
    expect(kinds).toEqual(['unauthenticated', 'unauthenticated'])
  })

  it('is asked for one by one where an API does not know the call, which is not asked again for a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const asked = answerWith(404)
    const both = () => browser.inRequest(() => Promise.all([plans(), plans().then(() => links(4)), links(5)]))
    const alone = ['/retornarPlanos', '/retornarPlanosAtivos/4', '/retornarPlanosAtivos/5']
    await kindOf(both())
    expect(asked.filter((one) => typeof one === 'object')).toHaveLength(1)
    expect(asked).toEqual(expect.arrayContaining([alone[0], alone[2]]))
    asked.length = 0
    await kindOf(both())
    expect(asked.filter((one) => typeof one === 'object')).toEqual([])
    vi.setSystemTime(Date.now() + 60_000)
    await kindOf(both())
    expect(asked.filter((one) => typeof one === 'object')).toHaveLength(1)
  })
})
