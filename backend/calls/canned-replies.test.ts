import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retornarModelosRespostas, retornarMotivosProntos } from '#contract/conversations/canned-replies.ts'
import { agirEmSolicitacoes } from '#contract/requests/desk-acts.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import {
  retornarCadastro,
  retornarHistoricoItemCadastro,
  salvarItemCadastro,
} from '#contract/settings/registries.ts'
import { messages } from '../database/schema/conversations.ts'
import { registryEntries } from '../database/schema/registries.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { fileRequestOf } from '../testing/demo-requests.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { performActs } from '../usecases/requests/desk-acts/perform-acts.ts'

const KIND = 9

let api: TestApi
let ana: { id: number; token: string }
let karina: { id: number; token: string }

beforeAll(async () => {
  api = await startTestApi()
  const person = async (cpf: string) => ({ id: await api.personId(cpf), token: await api.signIn(cpf) })
  ana = await person(DemoCpf.ana)
  karina = await person(DemoCpf.karina)
})
afterAll(() => api.close())

const save = (dados: object) =>
  api.call(salvarItemCadastro, { token: karina.token, body: { cadastro: 'respostas-prontas', dados } })
const reasons = (idRequisicao: number, uso: 'devolucao' | 'indeferimento', token = karina.token) =>
  api.call(retornarMotivosProntos, { token, params: { idRequisicao, uso } })
const detail = async (idRequisicao: number) =>
  (await api.call(retornarRequisicao, { token: karina.token, params: { idRequisicao } })).answer

describe('retornarMotivosProntos', () => {
  it('tells the reasons of the step and the kind, filled in for the request and who writes', async () => {
    const id = await fileRequestOf(api, ana.id, KIND)
    const { protocolo } = await detail(id)
    await save({
      titulo: 'Percentual fora da faixa',
      texto: '{{primeiroNome}}, no pedido {{protocolo}} o percentual passa do máximo. {{atendente}}',
      uso: 'devolucao',
      solicitacao: 'suspend-contribution',
    })
    await save({
      titulo: 'Só de resgates',
      texto: 'A conta é de outra pessoa.',
      uso: 'devolucao',
      solicitacao: 'resgate',
    })
    const { answer } = await reasons(id, 'devolucao')
    const texts = new Map(answer.map(({ titulo, texto }) => [titulo, texto]))
    expect(texts.get('Percentual fora da faixa')).toBe(
      `Ana, no pedido ${protocolo} o percentual passa do máximo. Karina Alves`,
    )
    expect([...texts.keys()]).toContain('Documento ilegível')
    expect([...texts.keys()]).not.toContain('Só de resgates')
    const refusing = (await reasons(id, 'indeferimento')).answer.map(({ titulo }) => titulo)
    expect(refusing).toContain('Pedido em duplicidade')
    expect(refusing).not.toContain('Percentual fora da faixa')
  })

  it('is of the service desk', async () => {
    const id = await fileRequestOf(api, ana.id, KIND)
    expect((await reasons(id, 'devolucao', ana.token)).status).toBe(403)
    expect((await reasons(999_999, 'devolucao')).status).toBe(404)
  })
})

describe('a canned reply', () => {
  it('that is a reason is short enough to be one', async () => {
    const long = { titulo: 'Longo', texto: 'a'.repeat(900) }
    expect((await save({ ...long, uso: 'devolucao' })).problem.campos?.['dados.texto']).toContain('800')
    expect((await save({ ...long, uso: 'conversa' })).status).toBe(200)
  })

  it('that was kept before uses were asked for is for conversations about anything', async () => {
    await api.database
      .update(registryEntries)
      .set({ data: { titulo: 'Saudação', texto: 'Olá.' } })
      .where(eq(registryEntries.key, 'Saudação'))
    const many = await api.call(retornarModelosRespostas, {
      token: karina.token,
      params: { uso: 'conversa' },
      query: {},
    })
    expect(many.answer).toContainEqual({ id: expect.any(Number), titulo: 'Saudação', texto: 'Olá.' })
  })

  it('has a history of what was changed in it', async () => {
    const find = async () =>
      (
        await api.call(retornarCadastro, {
          token: karina.token,
          params: { cadastro: 'respostas-prontas' },
          query: { palavraChave: 'Documento ilegível' },
        })
      ).answer.itens[0]
    const before = await find()
    await api.call(salvarItemCadastro, {
      token: karina.token,
      body: {
        cadastro: 'respostas-prontas',
        idItem: before?.id,
        versao: before?.versao,
        dados: { ...before?.dados, uso: 'indeferimento' },
      },
    })
    const { answer } = await api.call(retornarHistoricoItemCadastro, {
      token: karina.token,
      params: { cadastro: 'respostas-prontas', idItem: before?.id ?? 0 },
    })
    expect(answer[0]).toMatchObject({
      por: 'Karina Alves',
      mudancas: [{ campo: 'uso', antes: 'devolucao', depois: 'indeferimento' }],
    })
  })
})

describe('agirEmSolicitacoes', () => {
  it('fills a text in for each request, and refuses one that names something unknown', async () => {
    const id = await fileRequestOf(api, ana.id, KIND)
    const ask = async (mensagem: string) =>
      api.call(agirEmSolicitacoes, {
        token: karina.token,
        body: {
          solicitacoes: [{ idRequisicao: id, versao: (await detail(id)).versao }],
          ato: { tipo: 'responder', mensagem },
        },
      })
    expect((await ask('Seu CPF é {{cpf}}.')).problem.campos?.['ato.mensagem']).toContain('{{primeiroNome}}')
    const { answer } = await ask('Olá, {{primeiroNome}}: {{protocolo}}.')
    await performActs(api.api, answer.lote)
    const written = await api.database.select({ text: messages.text }).from(messages)
    expect(written.map(({ text }) => text)).toContain(`Olá, Ana: ${(await detail(id)).protocolo}.`)
  })

  it('fills in the reason of a refusal', async () => {
    const id = await fileRequestOf(api, ana.id, KIND)
    await api.call(movimentarRequisicao, {
      token: karina.token,
      body: { idRequisicao: id, idStatus: 2, versao: 1 },
    })
    const { answer } = await api.call(agirEmSolicitacoes, {
      token: karina.token,
      body: {
        solicitacoes: [{ idRequisicao: id, versao: (await detail(id)).versao }],
        ato: { tipo: 'mover', idStatus: 6, motivo: '{{primeiroNome}}, há outro pedido igual.' },
      },
    })
    await performActs(api.api, answer.lote)
    expect((await detail(id)).eventos.map(({ motivo }) => motivo)).toContain('Ana, há outro pedido igual.')
  })
})
