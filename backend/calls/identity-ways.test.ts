import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  confirmarBaixa,
  prepararBaixaManual,
  retornarBaixa,
} from '#contract/payment-clearings/payment-clearings.ts'
import { alterarEmailRecadastramento, retornarPessoa } from '#contract/people/people.ts'
import type { ReRegistrationDraft } from '#contract/re-registration/re-registration.ts'
import {
  enviarArquivoRecadastramento,
  enviarRecadastramento,
  salvarRascunhoRecadastramento,
} from '#contract/re-registration/re-registration.ts'
import {
  movimentarRequisicao,
  retornarRequisicao,
  retornarSolicitacoes,
} from '#contract/requests/requests.ts'
import { peopleSheet } from '#domain/imports/people-sheet.ts'
import { contributionPayments } from '../database/schema/contribution-payments.ts'
import { identityChanges } from '../database/schema/identity.ts'
import { people } from '../database/schema/people.ts'
import { planLinks } from '../database/schema/plans.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { drawnPng } from '../testing/drawn-png.ts'
import { importing } from '../testing/import-sheets.ts'
import { csvOf } from '../testing/invented-rows.ts'
import { openedReRegistration } from '../testing/re-registration.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

/** Every way by which others than the person bring about what the person is known by. */

let api: TestApi
let karina = ''
let luiz = ''
let marta = ''
beforeEach(async () => {
  api = await startTestApi()
  karina = await api.signIn(DemoCpf.karina)
  luiz = await api.signIn(DemoCpf.luiz)
  marta = await api.signIn(DemoCpf.marta)
})
afterEach(() => api.close())

const atDesk = async (idPessoa: number) =>
  (await api.call(retornarPessoa, { token: marta, params: { idPessoa } })).answer.protecao
const emailOf = async (id: number) =>
  (await api.database.select({ email: people.email }).from(people).where(eq(people.id, id)))[0]?.email

describe('a re-registration that an attendant filled in with the person', () => {
  const right = { resposta: 'certo', valores: null } as const
  const draft: ReRegistrationDraft = {
    pessoal: right,
    endereco: right,
    contatos: {
      resposta: 'mudou',
      valores: { email: 'ana.nova@exemplo.example', celular: '(11) 98888-7777', telefone: '' },
    },
    dependentes: right,
    declaracoes: right,
  }
  const sent = async (idPessoa: number) =>
    (await api.call(retornarSolicitacoes, { token: luiz, query: { idPessoa, idFuncionalidade: 19 } })).answer
      .requisicoes[0]?.id ?? 0
  const move = async (token: string, idRequisicao: number, idStatus: number) => {
    const { versao } = (await api.call(retornarRequisicao, { token, params: { idRequisicao } })).answer
    return api.call(movimentarRequisicao, { token, body: { idRequisicao, versao, idStatus } })
  }

  const changesOf = (personId: number) =>
    api.database
      .select({ fact: identityChanges.fact, attendantId: identityChanges.attendantId })
      .from(identityChanges)
      .where(eq(identityChanges.personId, personId))

  /** Karina goes through it with Ana, and Luiz grants it. */
  async function reRegister(dados: ReRegistrationDraft): Promise<number> {
    const ana = await api.personId(DemoCpf.ana)
    const token = await openedReRegistration(api, DemoCpf.ana)
    await api.call(enviarArquivoRecadastramento, {
      token,
      params: { comprovante: 'selfie' },
      file: { field: 'arquivo', content: drawnPng([10, 60, 130, 255]) },
    })
    await api.call(enviarArquivoRecadastramento, {
      token,
      params: { comprovante: 'documento' },
      file: { field: 'arquivo', content: drawnPng([10, 60, 131, 255]) },
    })
    const saved = await api.call(salvarRascunhoRecadastramento, { token, body: { versao: 0, dados } })
    const body = { versao: saved.answer.versao, declaracao: true, chaveEnvio: crypto.randomUUID() }
    expect((await api.call(enviarRecadastramento, { token, body })).status).toBe(200)
    const id = await sent(ana)
    expect((await move(luiz, id, 2)).status).toBe(200)
    expect((await move(luiz, id, 5)).status).toBe(200)
    return ana
  }

  it('makes its e-mail wait, and is a change by who helped', async () => {
    const ana = await reRegister(draft)
    const attendantId = await api.personId(DemoCpf.karina)
    expect(await changesOf(ana)).toEqual([
      { fact: 'phones', attendantId },
      { fact: 'email', attendantId },
    ])
    expect((await atDesk(ana)).emailEmEspera).toMatchObject({
      origem: 'recadastramento',
      por: { nome: 'Karina Alves' },
      abreEm: '2026-11-18',
    })
  })

  it('changes nothing where everything was right', async () => {
    const ana = await reRegister({ ...draft, contatos: right })
    expect(await changesOf(ana)).toEqual([])
    expect(await atDesk(ana)).toMatchObject({ emailEmEspera: null, contaRecente: null })
  })
})

describe('a sheet', () => {
  const row = (cpf: string, over: Record<string, string>) =>
    csvOf([
      {
        ...Object.fromEntries(peopleSheet.columns.map(({ id }) => [id, ''])),
        cpf,
        nome: 'Ana Beatriz Lima',
        plano_id: '1',
        matricula: '100234',
        categoria_id: '1',
        situacao_id: '1',
        ...over,
      },
    ])
  const pessoas = () => importing(api, 'pessoas', () => marta)
  const sheetOf = async (over: Record<string, string>) => {
    const [known] = await api.database
      .select({ birth: people.birthDate, joined: planLinks.joinedOn })
      .from(people)
      .innerJoin(planLinks, eq(planLinks.personId, people.id))
      .where(eq(planLinks.enrolment, '100234'))
    return row(DemoCpf.ana, {
      data_nascimento: known?.birth ?? '',
      data_adesao: known?.joined ?? '',
      ...over,
    })
  }

  it('makes an e-mail and the account beside it wait, and takes both back with it', async () => {
    const ana = await api.personId(DemoCpf.ana)
    const before = [await emailOf(ana), await atDesk(ana)]
    const { id } = await pessoas().prepare(
      await sheetOf({
        email: 'ana.da.planilha@exemplo.example',
        banco: '341',
        agencia: '0057',
        conta: '54321-7',
      }),
    )
    expect((await pessoas().read(id)).linhas).toMatchObject({ alteradas: 1 })
    // Who sent where somebody is paid does not put it in force.
    await importing(api, 'pessoas', () => luiz).apply(id)
    expect(await atDesk(ana)).toMatchObject({
      emailEmEspera: { origem: 'planilha', por: { nome: expect.stringMatching(/^Luiz/) } },
      contaEmEspera: { valeEm: '2026-11-18' },
    })
    await pessoas().undo(id)
    expect([await emailOf(ana), await atDesk(ana)]).toEqual(before)
  })
})

it('a clearing is confirmed by nobody who changed the contacts of its person', async () => {
  const eduardo = await api.personId(DemoCpf.eduardo)
  const [payment] = await api.database
    .select({ id: contributionPayments.id, amount: contributionPayments.amount })
    .from(contributionPayments)
    .innerJoin(planLinks, eq(planLinks.id, contributionPayments.linkId))
    .where(and(eq(planLinks.enrolment, '100990'), eq(contributionPayments.competence, '2026-12')))
  const prepared = await api.call(prepararBaixaManual, {
    token: karina,
    body: {
      chaveEnvio: crypto.randomUUID(),
      idContribuicao: payment?.id ?? 0,
      pagaEm: '2026-11-10',
      valor: payment?.amount ?? 0,
      motivo: 'Pagamento por transferência, comprovante conferido.',
    },
  })
  const idBaixa = prepared.answer.id
  await api.call(alterarEmailRecadastramento, {
    token: luiz,
    body: { cpf: DemoCpf.eduardo, idPessoa: eduardo, email: 'outro@exemplo.example' },
  })
  const confirm = async (token: string) => {
    const { resumo } = (await api.call(retornarBaixa, { token, params: { idBaixa } })).answer
    return api.call(confirmarBaixa, {
      token,
      body: { idBaixa, liquidam: resumo.liquidam, valor: resumo.valor },
    })
  }
  const refused = await confirm(luiz)
  expect([refused.status, refused.problem.detail]).toEqual([
    403,
    'Você alterou há poucos dias os contatos de alguém desta baixa. Quem confirma é outra pessoa do atendimento.',
  ])
  expect((await confirm(marta)).status).toBe(200)
})
