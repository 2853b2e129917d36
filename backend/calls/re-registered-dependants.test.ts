import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readRequestData } from '#contract/all-readings.ts'
import type { DependantValues } from '#contract/dependants/dependants.ts'
import {
  enviarArquivoRecadastramento,
  enviarRecadastramento,
  retornarRecadastramento,
  salvarRascunhoRecadastramento,
} from '#contract/re-registration/re-registration.ts'
import {
  arquivoDocumentoSolicitacao,
  movimentarRequisicao,
  retornarRequisicao,
  retornarSolicitacoes,
} from '#contract/requests/requests.ts'
import { iniciarAtendimento } from '#contract/service-desk/service-desk.ts'
import { dependants } from '../database/schema/dependants.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { drawnPng } from '../testing/drawn-png.ts'
import { openedReRegistration } from '../testing/re-registration.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { grantedReRegistrations } from '../usecases/re-registration/export-granted.ts'

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

  const renamed = { ...clara, name: 'Clara Lima Souza Martins', incapaz: 'S' } as const
  const wrong = await save(0, [renamed, rafael, mother])
  await upload('selfie')
  await upload('comprovante-dependentes')
  expect((await send(wrong)).problem.campos).toEqual({
    'dependentes.dependentes[2].average': 'As partes de pais somam 40%. Faltam 60% para 100%.',
  })
  // The mother of Carlos reduces his tax already.
  const ofCarlos = {
    ...renamed,
    id: '',
    name: 'Maria das Dores Nunes',
    cpf: '701.230.090-65',
    kindship: '09',
  } as const
  const taken = await save(wrong, [renamed, { ...mother, average: 100 }, ofCarlos])
  expect((await send(taken)).problem.campos).toEqual({
    'dependentes.dependentes[2].cpf': expect.stringContaining('dependente de outra pessoa'),
  })
  expect((await send(await save(taken, [renamed, { ...mother, average: 100 }]))).status).toBe(200)

  const desk = await test.signIn(DemoCpf.luiz)
  const idPessoa = await test.personId(DemoCpf.ana)
  const query = { idPessoa, idFuncionalidade: 19 }
  const { requisicoes } = (await test.call(retornarSolicitacoes, { token: desk, query })).answer
  const idRequisicao = requisicoes[0]?.id ?? 0
  const seen = async (token: string) =>
    (await test.call(retornarRequisicao, { token, params: { idRequisicao } })).answer
  const open = async (token: string, { id = '' }: { id?: string } = {}) =>
    (await test.call(arquivoDocumentoSolicitacao, { token, params: { idDocumento: id } })).status
  const deciding = await seen(desk)
  expect(JSON.stringify(deciding.dados)).toContain('"incapaz":"S"')
  const paper = deciding.documentos.find(({ nome }) => nome === 'Documento dos dependentes')
  // Who acts in Ana's name does not decide, and reads nothing of anybody's health.
  const karina = await test.signIn(DemoCpf.karina)
  const body = { idPessoa, motivo: 'Ligou e pediu ajuda com o recadastramento.' }
  expect((await test.call(iniciarAtendimento, { token: karina, body })).status).toBe(200)
  const serving = await seen(karina)
  expect(JSON.stringify(serving)).not.toContain('"incapaz":"S"')
  expect(serving.documentos.map(({ nome }) => nome)).toEqual(['Foto do rosto'])
  expect(readRequestData('recadastramento', serving.dados)).not.toBeNull()
  expect(JSON.stringify(readRequestData('recadastramento', serving.dados))).toContain(
    'Clara Lima Souza Martins',
  )
  expect([await open(karina, paper), await open(karina, serving.documentos[0])]).toEqual([403, 200])
  expect(await open(desk, paper)).toBe(200)
  const exported = await grantedReRegistrations(test.database, [idRequisicao])
  expect(JSON.stringify(exported)).toContain('Clara Lima Souza Martins')
  expect(JSON.stringify(exported)).not.toContain('não pode trabalhar')

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
      ['Clara Lima Souza Martins', 1, null, idRequisicao, null],
      ['Lúcia Helena Lima', 2, null, idRequisicao, null],
    ]),
  )
})
