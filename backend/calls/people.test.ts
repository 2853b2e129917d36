import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retornarNotificacoes } from '#contract/messages/notifications.ts'
import { filtrarPessoas, retornarPessoa } from '#contract/people/people.ts'
import {
  alterarTelefones,
  retornarConsentimentos,
  retornarPerfil,
} from '#contract/people/personal-profile.ts'
import { retornarPlanosAtivos } from '#contract/plans/plans.ts'
import { retornarQuemAcessou } from '#contract/records/access-record.ts'
import { people } from '../database/schema/people.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let ana: number
let tokens: Record<'ana' | 'karina' | 'luiz' | 'marta', string>

beforeAll(async () => {
  api = await startTestApi()
  ana = await api.personId(DemoCpf.ana)
  tokens = {
    ana: await api.signIn(DemoCpf.ana),
    karina: await api.signIn(DemoCpf.karina),
    luiz: await api.signIn(DemoCpf.luiz),
    marta: await api.signIn(DemoCpf.marta),
  }
})
afterAll(() => api.close())

const search = async (palavraChave: string, query: Record<string, number> = {}) =>
  (await api.call(filtrarPessoas, { token: tokens.karina, query: { palavraChave, ...query } })).answer
const names = async (palavraChave: string) => (await search(palavraChave)).pessoas.map(({ nome }) => nome)

describe('filtrarPessoas', () => {
  it('gives what the service desk reads, with the CPF masked', async () => {
    const { pessoas } = await search('ana beatriz')
    expect(pessoas).toEqual([
      {
        id: ana,
        nome: 'Ana Beatriz Lima',
        cpf: '***.982.247-**',
        email: expect.stringContaining('@'),
        status: { id: 1, nome: 'Importado' },
      },
    ])
    const [helena] = (await search('helena castro')).pessoas
    expect(helena?.status).toBeNull()
  })

  it.each([
    'olivia',
    'OLÍVIA',
    'frei',
    'freitas olivia',
    'olív fr',
    '  Olívia   Freitas ',
    'Freitas, Olívia',
    'Freitas,Olívia;',
    '\u200bOli\u0301via Frei\u00adtas',
    '\ufeffOlívia\u00a0Freitas',
  ])('finds Olívia Freitas by %j', async (keyword) =>
    expect(await names(keyword)).toContain('Olívia Freitas'),
  )

  it('asks for three characters, and takes two letters beside another word for the beginning of one', async () => {
    for (const keyword of ['l', 'li', ' li ', '52']) {
      const { status } = await api.call(filtrarPessoas, {
        token: tokens.karina,
        query: { palavraChave: keyword },
      })
      expect([keyword, status]).toEqual([keyword, 422])
    }
    expect(await names('ana li')).toContain('Ana Beatriz Lima')
    expect(await names('ana im')).not.toContain('Ana Beatriz Lima')
    expect(await names('ima')).toContain('Ana Beatriz Lima')
  })

  it('finds by e-mail and by digits of the CPF, masked or not', async () => {
    const [person] = (await search('ana beatriz')).pessoas
    expect(await names(person?.email ?? '')).toEqual(['Ana Beatriz Lima'])
    expect(await names((person?.email ?? '').toUpperCase())).toEqual(['Ana Beatriz Lima'])
    for (const cpf of ['529.982.247-25', '52998224725', '982.247']) {
      expect(await names(cpf)).toEqual(['Ana Beatriz Lima'])
    }
    expect(await names('529')).toContain('Ana Beatriz Lima')
    expect(await names('5.2')).toEqual([])
  })

  it('puts who is called so first', async () => {
    await api.database.insert(people).values([
      { cpf: '11111111110', name: 'Zuleica Zoraide' },
      { cpf: '11111111111', name: 'Bento Zuleica' },
    ])
    expect(await names('zule')).toEqual(['Zuleica Zoraide', 'Bento Zuleica'])
    await api.database.delete(people).where(eq(people.name, 'Zuleica Zoraide'))
    await api.database.delete(people).where(eq(people.name, 'Bento Zuleica'))
  })

  it('gives ten, and the next ones by page', async () => {
    const first = await search('ari')
    expect(first.pessoas).toHaveLength(Math.min(10, first.pessoas.length))
    const some = await search('mar', { limit: 2 })
    expect([some.pessoas.length, some.temMais]).toEqual([2, true])
    const next = await search('mar', { limit: 2, page: 1 })
    expect(new Set([...some.pessoas, ...next.pessoas].map(({ id }) => id)).size).toBe(2 + next.pessoas.length)
    expect(await search('mar', { page: 1000 })).toEqual({ pessoas: [], temMais: false })
  })

  it('leaves colleagues of the service desk out', async () => {
    expect(await names('karina alves')).toEqual([])
    expect(await names('marta siqueira')).toEqual([])
  })

  it.each(['%%%', '___', '\\\\\\', "'''", '100%_\\', 'a_a', '%ana%'])(
    'takes %j as a text, not as a pattern',
    async (keyword) => expect(await search(keyword)).toEqual({ pessoas: [], temMais: false }),
  )

  it.each([
    [{}, 'palavraChave'],
    [{ palavraChave: 'a' }, 'palavraChave'],
    [{ palavraChave: '  a  ' }, 'palavraChave'],
    [{ palavraChave: 'a'.repeat(81) }, 'palavraChave'],
    [{ palavraChave: 'ana', limit: 51 }, 'limit'],
    [{ palavraChave: 'ana', limit: 0 }, 'limit'],
    [{ palavraChave: 'ana', page: -1 }, 'page'],
  ])('refuses %j', async (query: Record<string, string | number>, field) => {
    const { status, problem } = await api.call(filtrarPessoas, { token: tokens.karina, query })
    expect(status).toBe(422)
    expect(Object.keys(problem.campos ?? {})).toEqual([field])
  })

  it('is for attendants of every level, and for nobody else', async () => {
    const ask = (token: string) => api.call(filtrarPessoas, { token, query: { palavraChave: 'ana' } })
    for (const who of ['karina', 'luiz', 'marta'] as const) expect((await ask(tokens[who])).status).toBe(200)
    const refused = await ask(tokens.ana)
    expect([refused.status, refused.problem.codigo]).toEqual([403, 'sem-permissao'])
  })
})

describe('retornarPessoa', () => {
  const read = (idPessoa: number, token = tokens.karina) =>
    api.call(retornarPessoa, { token, params: { idPessoa } })

  it('gives one person as the search does', async () => {
    const { answer } = await read(ana)
    expect([answer.pessoa]).toEqual((await search('ana beatriz')).pessoas)
  })

  it('knows nobody else, and no colleague of the service desk', async () => {
    for (const idPessoa of [2_000_000_000, await api.personId(DemoCpf.karina)]) {
      const { status, problem } = await read(idPessoa)
      expect([status, problem.codigo]).toEqual([404, 'nao-encontrado'])
    }
  })

  it('is refused to a participant, even for their own', async () => {
    expect((await read(ana, tokens.ana)).status).toBe(403)
  })
})

describe('colleagues without a plan of their own', () => {
  it.each([
    ['profile', retornarPerfil],
    ['consents', retornarConsentimentos],
    ['plans', retornarPlanosAtivos],
    ['record of accesses', retornarQuemAcessou],
  ] as const)('are nobody’s to look at: their %s answers as if they did not exist', async (_, call) => {
    const ask = async (idPessoa: number) => {
      const { status, problem } = await api.call(call, { token: tokens.karina, params: { idPessoa } })
      return [status, problem.codigo, problem.detail]
    }
    const idPessoa = await api.personId(DemoCpf.marta)
    expect(await ask(idPessoa)).toEqual([404, 'nao-encontrado', 'Pessoa não encontrada.'])
    expect(await ask(idPessoa)).toEqual(await ask(2_000_000_000))
  })

  it('keep their notifications to themselves', async () => {
    const params = { idPessoa: await api.personId(DemoCpf.marta), idPlano: 0 }
    expect((await api.call(retornarNotificacoes, { token: tokens.karina, params })).status).toBe(404)
    expect((await api.call(retornarNotificacoes, { token: tokens.marta, params })).status).toBe(200)
  })

  it('change their own telephones, which nobody else does for them', async () => {
    const body = { idPessoa: await api.personId(DemoCpf.marta), celular: '(11) 91234-5678', fixo: '' }
    const { answer } = await api.call(alterarTelefones, { token: tokens.marta, body })
    expect(answer.telefones.celular).toBe('11912345678')
    expect((await api.call(alterarTelefones, { token: tokens.karina, body })).status).toBe(404)
  })
})
