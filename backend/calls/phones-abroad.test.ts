import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import readExcelFile, { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aceitarConvite } from '#contract/enrolment/invitation-answers.ts'
import { convidarParticipante } from '#contract/enrolment/invitations.ts'
import { arquivoLinhasRecusadas, retornarLinhasImportacao } from '#contract/imports/imports.ts'
import { alterarEmailRecadastramento } from '#contract/people/people.ts'
import { alterarTelefones, retornarPerfil } from '#contract/people/personal-profile.ts'
import {
  enviarArquivoRecadastramento,
  enviarRecadastramento,
  type ReRegistrationData,
  salvarRascunhoRecadastramento,
} from '#contract/re-registration/re-registration.ts'
import { groupLines } from '#contract/re-registration/re-registration-groups-reading.ts'
import {
  arquivoExportado,
  exportarDadosRecadastramento,
  movimentarRequisicao,
  retornarRequisicao,
  retornarSolicitacoes,
} from '#contract/requests/requests.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { invitations } from '../database/schema/invitations.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { drawnPng } from '../testing/drawn-png.ts'
import { eventually } from '../testing/eventually.ts'
import { importing } from '../testing/import-sheets.ts'
import { csvOf, inventedCpf } from '../testing/invented-rows.ts'
import { openedReRegistration } from '../testing/re-registration.ts'
import { sentEmails } from '../testing/sent-emails.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { textGateway } from '../testing/text-gateway.ts'
import { readGroupsOnRecord } from '../usecases/re-registration/groups-on-record.ts'

const RE_REGISTRATION = 19

let api: TestApi
let gateway: Awaited<ReturnType<typeof textGateway>>

beforeAll(async () => {
  gateway = await textGateway()
  api = await startTestApi({ environment: { SMS_URL: gateway.url } })
})
afterAll(async () => {
  await api.close()
  await gateway.close()
})

const phonesOf = async (idPessoa: number) =>
  (await api.call(retornarPerfil, { token: await api.signIn(DemoCpf.marta), params: { idPessoa } })).answer
    .telefones

it('in the profile: a text message goes to it with its own country', async () => {
  const idPessoa = await api.personId(DemoCpf.helena)
  const token = await api.signIn(DemoCpf.helena)
  await api.call(alterarTelefones, { token, body: { idPessoa, celular: '00351 912 345 678', fixo: '' } })
  await api.call(alterarEmailRecadastramento, {
    token: await api.signIn(DemoCpf.karina),
    body: { cpf: DemoCpf.helena, idPessoa, email: 'helena.nova@exemplo.example' },
  })
  await eventually(() =>
    expect(gateway.taken.map(({ body }) => body)).toMatchObject([{ para: '+351912345678' }]),
  )
})

it('in the re-registration of who lives abroad: sent, read by the service desk, granted and exported', async () => {
  const idPessoa = await api.personId(DemoCpf.ana)
  const token = await openedReRegistration(api, DemoCpf.ana)
  const right = { resposta: 'certo', valores: null } as const
  const uploaded = new Map<string, string>()
  for (const [at, comprovante] of ['selfie', 'comprovante-residencia'].entries()) {
    const file = { field: 'arquivo', content: drawnPng([10, 60, 130 + at, 255]) }
    const { answer } = await api.call(enviarArquivoRecadastramento, { token, params: { comprovante }, file })
    uploaded.set(comprovante, answer.id)
  }
  const endereco = {
    residente_exterior: 'S',
    cep: '1100-148',
    logradouro: '',
    numero: '',
    complemento: 'Rua do Ouro, 10',
    bairro: '',
    cidade: '',
    estado: '',
    pais: 'PT',
    numeroIdentificacaoFiscal: '501964843',
    comprovante: uploaded.get('comprovante-residencia') ?? null,
  } as const
  const contatos = (celular: string, telefone: string) => ({
    pessoal: right,
    dependentes: right,
    declaracoes: right,
    endereco: { resposta: 'mudou', valores: endereco } as const,
    contatos: {
      resposta: 'mudou',
      valores: { email: 'ana.lima@exemplo.example', celular, telefone },
    } as const,
  })
  const save = (versao: number, dados: ReturnType<typeof contatos>) =>
    api.call(salvarRascunhoRecadastramento, { token, body: { versao, dados } })
  const send = (versao: number) =>
    api.call(enviarRecadastramento, { token, body: { versao, declaracao: true, chaveEnvio: randomUUID() } })

  await save(0, contatos('+999 912 345 678', '351212345678'))
  expect((await send(1)).problem.campos).toEqual({
    'contatos.celular': expect.stringContaining('código do país'),
    'contatos.telefone': expect.stringContaining('números a mais'),
  })
  await save(1, contatos('+351 912-345-678', '00351 21 234 5678'))
  expect((await send(2)).status).toBe(200)

  const luiz = await api.signIn(DemoCpf.luiz)
  const query = { idPessoa, idFuncionalidade: RE_REGISTRATION }
  const { requisicoes } = (await api.call(retornarSolicitacoes, { token: luiz, query })).answer
  const idRequisicao = requisicoes[0]?.id ?? 0
  const request = async () =>
    (await api.call(retornarRequisicao, { token: luiz, params: { idRequisicao } })).answer
  const { grupos } = (await request()).dados as ReRegistrationData
  expect(grupos.flatMap(groupLines).map(({ field, line }) => [field, line.before, line.after])).toEqual(
    expect.arrayContaining([
      ['celular', '(11) 98765-4321', '+351 912345678'],
      ['telefone', '', '+351 212345678'],
    ]),
  )
  for (const idStatus of [2, 5]) {
    const { versao } = await request()
    const body = { idRequisicao, versao, idStatus }
    expect((await api.call(movimentarRequisicao, { token: luiz, body })).status).toBe(200)
  }
  expect(await phonesOf(idPessoa)).toEqual({ celular: '+351912345678', fixo: '+351212345678' })
  const onRecord = await readGroupsOnRecord(api.database, idPessoa, saoPauloDateOf(api.clock.now()))
  expect(onRecord.contatos).toMatchObject({ celular: '+351 912345678', telefone: '+351 212345678' })

  const { link } = (await api.call(exportarDadosRecadastramento, { token: luiz, query })).answer
  const params = { idArquivo: link.split('/').at(-1) ?? '' }
  const sheets = await readExcelFile((await api.call(arquivoExportado, { token: luiz, params })).bytes)
  const [head = [], row = []] = sheets[1]?.data ?? []
  expect(row[head.indexOf('Contatos · Celular (agora)')]).toBe('+351 912345678')
})

it('in an invitation, of who is invited and of who accepts', async () => {
  const token = await api.signIn(DemoCpf.ana)
  const email = 'irma.no.porto@exemplo.example'
  const { answer } = await api.call(convidarParticipante, {
    token,
    body: {
      idPessoa: await api.personId(DemoCpf.ana),
      idPlano: 4,
      chaveEnvio: randomUUID(),
      nome: 'Rita Souza',
      email,
      telefone: '+44 (0)20 7946 0958',
      parentesco: 'irmao',
      consentimento: true,
    },
  })
  const kept = await api.database.select().from(invitations).where(eq(invitations.id, answer.id))
  expect(kept).toMatchObject([{ phone: '+442079460958' }])
  const link = await eventually(async () => {
    const mail = (await sentEmails(api.dataDir)).find(({ to }) => to === email)
    const [, found = ''] = /token=([\w-]{43})/.exec(mail?.text ?? '') ?? []
    expect(found).not.toBe('')
    return found
  })
  const accept = (telefone: string) =>
    api.call(aceitarConvite, {
      body: {
        token: link,
        nome: 'Rita Souza',
        cpf: '390.162.180-68',
        nascimento: '1990-05-17',
        telefone,
        adesao: true,
      },
    })
  expect((await accept('+44 07700 900123')).problem.campos).toEqual({
    telefone: expect.stringContaining('sem o 0 do começo'),
  })
  expect((await accept('+44 7700 900123')).status).toBe(200)
  expect(await phonesOf(await api.personId('39016218068'))).toEqual({ celular: '+447700900123', fixo: null })
})

it('in a sheet: told where it may be one of Brazil, given back with what is refused, and taken back', async () => {
  const marta = await api.signIn(DemoCpf.marta)
  const sheets = importing(api, 'pessoas', () => marta)
  const person = (n: number, telefone: string) => ({
    cpf: inventedCpf(n),
    nome: 'Iracema de Souza',
    data_nascimento: '17/05/1980',
    telefone,
    plano_id: '1',
    matricula: `8${n}`,
    categoria_id: '1',
    situacao_id: '1',
    data_adesao: '2020-03-01',
  })
  const first = await sheets.prepare(csvOf([person(801, '(11) 3123-4567')]))
  await sheets.apply(first.id)
  const { id } = await sheets.prepare(
    csvOf([
      person(801, '+51 995 678 901'),
      person(802, '351912345678'),
      { ...person(803, '+351 912 345 678'), nome: '' },
    ]),
  )
  const rows = async (resultado: string) =>
    (
      await api.call(retornarLinhasImportacao, {
        token: marta,
        params: { tipo: 'pessoas', idImportacao: id },
        query: { resultado },
      })
    ).answer.linhas
  expect(await rows('avisos')).toMatchObject([
    { problemas: [{ codigo: 'A04', texto: expect.stringContaining('+51 995678901') }] },
  ])
  expect(await rows('recusadas')).toMatchObject([
    { problemas: [{ coluna: 'telefone', texto: expect.stringContaining('com + e o código do país') }] },
    { problemas: [{ coluna: 'nome' }] },
  ])
  const refused = await api.call(arquivoLinhasRecusadas, {
    token: marta,
    params: { tipo: 'pessoas', idImportacao: id },
  })
  const [head = [], , row = []] = await readSheet(refused.bytes, 1)
  expect(String(row[head.indexOf('telefone')])).toMatch(/^'?\+351 ?912345678$/)

  await sheets.apply(id)
  const idPessoa = await api.personId(inventedCpf(801))
  expect(await phonesOf(idPessoa)).toEqual({ celular: '+51995678901', fixo: '1131234567' })
  const again = await sheets.prepare(refused.bytes)
  expect(again.linhas).toMatchObject({ recusadas: 2 })
  await sheets.undo(id)
  expect(await phonesOf(idPessoa)).toEqual({ celular: null, fixo: '1131234567' })
})
