import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DependantValues } from '#contract/dependants.ts'
import {
  enviarArquivoRecadastramento,
  enviarRecadastramento,
  retornarRecadastramento,
  salvarRascunhoRecadastramento,
} from '#contract/re-registration.ts'
import { movimentarRequisicao, retornarRequisicao, retornarSolicitacoes } from '#contract/requests.ts'
import { dependants } from '../database/schema/dependants.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { drawnPng } from '../testing/drawn-png.ts'
import { openedReRegistration } from '../testing/re-registration.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

const right = { resposta: 'certo', valores: null } as const
const others = { pessoal: right, endereco: right, contatos: right, declaracoes: right }

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

it('a re-registration shows the rows of both lists, and a granted one changes them', async () => {
  const token = await openedReRegistration(test, DemoCpf.ana)
  const { cadastro } = (await test.call(retornarRecadastramento, { token })).answer
  const [clara, rafael] = cadastro.dependentes?.dependentes ?? []
  expect([clara, rafael]).toMatchObject([
    { name: 'Clara Lima Souza', finality: 1, idPlano: null, kindship: '03' },
    { name: 'Rafael Souza Martins', finality: 2, idPlano: 1, average: 100 },
  ])
  if (!clara || !rafael) throw new Error('Ana has two dependants')
  const mother: DependantValues = {
    ...rafael,
    id: '',
    name: 'Lúcia Helena Lima',
    cpf: '701.230.095-70',
    birthdate: '1955-02-01',
    kindship: 'genitor',
    average: 40,
  }
  const upload = (comprovante: string) =>
    test.call(enviarArquivoRecadastramento, {
      token,
      params: { comprovante },
      file: { field: 'arquivo', content: drawnPng([10, 60, 130, 255]) },
    })
  const save = async (versao: number, dependentes: readonly DependantValues[]) => {
    const dados = { ...others, dependentes: { resposta: 'mudou', valores: { dependentes } } }
    return (await test.call(salvarRascunhoRecadastramento, { token, body: { versao, dados } })).answer.versao
  }
  const send = (versao: number) =>
    test.call(enviarRecadastramento, {
      token,
      body: { versao, declaracao: true, chaveEnvio: crypto.randomUUID() },
    })

  const renamed = { ...clara, name: 'Clara Lima Souza Martins' }
  const wrong = await save(0, [renamed, rafael, mother])
  await upload('selfie')
  await upload('comprovante-dependentes')
  expect((await send(wrong)).problem.campos).toEqual({
    'dependentes.dependentes[2].average': 'As partes de pais somam 40%. Faltam 60% para 100%.',
  })
  expect((await send(await save(wrong, [renamed, { ...mother, average: 100 }]))).status).toBe(200)

  const desk = await test.signIn(DemoCpf.luiz)
  const idPessoa = await test.personId(DemoCpf.ana)
  const query = { idPessoa, idFuncionalidade: 19 }
  const { requisicoes } = (await test.call(retornarSolicitacoes, { token: desk, query })).answer
  const idRequisicao = requisicoes[0]?.id ?? 0
  for (const idStatus of [2, 5]) {
    const { versao } = (await test.call(retornarRequisicao, { token: desk, params: { idRequisicao } })).answer
    await test.call(movimentarRequisicao, { token: desk, body: { idRequisicao, idStatus, versao } })
  }
  const rows = await test.database.select().from(dependants).where(eq(dependants.personId, idPessoa))
  const told = rows
    .toSorted((one, other) => one.id - other.id)
    .map(({ name, type, endReason, addedBy, endedBy }) => [name, type, endReason, addedBy, endedBy])
  expect(told).toEqual(
    expect.arrayContaining([
      ['Clara Lima Souza', 1, 'changed', null, idRequisicao],
      ['Rafael Souza Martins', 2, 'other', null, idRequisicao],
      ['Clara Lima Souza Martins', 1, 'age', idRequisicao, null],
      ['Lúcia Helena Lima', 2, null, idRequisicao, null],
    ]),
  )
})
