import { randomUUID } from 'node:crypto'
import { and, eq, isNull, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gerarContribuicao } from '#contract/collection/contribution-payments.ts'
import { alterarContribuicao } from '#contract/contributions/contributions.ts'
import { enviarDocumentoDependente, solicitarDependentes } from '#contract/dependants/dependants.ts'
import { convidarParticipante } from '#contract/enrolment/invitations.ts'
import { retornarQuemAcessou } from '#contract/records/access-record.ts'
import {
  descartarRascunhoSolicitacao,
  retornarRascunhoSolicitacao,
  salvarRascunhoSolicitacao,
} from '#contract/requests/request-drafts.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { iniciarAtendimento } from '#contract/service-desk/service-desk.ts'
import { optarRegimeTributacao } from '#contract/taxes/tax-regime.ts'
import { RequestStatus } from '#domain/requests/request-status.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { drafts } from '../database/schema/drafts.ts'
import { requests } from '../database/schema/requests.ts'
import { DEMO_PASSWORD } from '../demo/people.ts'
import { RETURNED_CHANGE_OF } from '../demo/requests-to-write.ts'
import { cpfNamed } from '../testing/change-sender.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { drawnPng } from '../testing/drawn-png.ts'
import { recordingActs } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

type Drafted = { servico?: string; tipo?: string; parte?: string; idRequisicao?: number | undefined }

/** Somebody at a device of their own, on the page of a service of a person's plan: their own, or of whom they serve. */
async function at(
  cpf: string,
  idPlano: number,
  { servico = 'alterar-contribuicao', of = cpf }: { servico?: string; of?: string } = {},
) {
  const [token, idPessoa] = [await api.signIn(cpf), await api.personId(of)]
  const whose = { idPessoa, idPlano }
  return {
    cpf,
    token,
    whose,
    read: (drafted: Drafted = {}) =>
      api.call(retornarRascunhoSolicitacao, { token, params: whose, query: { servico, ...drafted } }),
    save: (versao: number, dados: unknown, drafted: Drafted = {}) =>
      api.call(salvarRascunhoSolicitacao, { token, body: { ...whose, servico, versao, dados, ...drafted } }),
    discard: (drafted: Drafted = {}) =>
      api.call(descartarRascunhoSolicitacao, { token, body: { ...whose, servico, ...drafted } }),
  }
}
type Device = Awaited<ReturnType<typeof at>>

/** Karina, who serves a person at their plan. */
async function servingAt(cpf: string, idPlano: number): Promise<Device> {
  const karina = await at(DemoCpf.karina, idPlano, { of: cpf })
  const reason = { idPessoa: karina.whose.idPessoa, motivo: 'Ligou e pediu ajuda com o portal.' }
  expect((await api.call(iniciarAtendimento, { token: karina.token, body: reason })).status).toBe(200)
  return karina
}

async function returnedRequestOf(personId: number): Promise<number> {
  const [request] = await api.database
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.personId, personId), eq(requests.status, RequestStatus.returned)))
  if (!request) throw new Error('no request of theirs waits for a correction')
  return request.id
}

const changeContribution = ({ token, whose }: Device, values: Record<string, unknown> = {}) =>
  api.call(alterarContribuicao, {
    token,
    body: {
      ...whose,
      chaveEnvio: randomUUID(),
      modalidade: 'percentual',
      percentualBasica: 5,
      percentualSuplementar: 0,
      ...values,
    },
  })

async function move(idRequisicao: number, ...statuses: number[]): Promise<void> {
  const token = await api.signIn(DemoCpf.marta)
  for (const idStatus of statuses) {
    const request = (await api.call(retornarRequisicao, { token, params: { idRequisicao } })).answer
    const correcoes =
      idStatus === RequestStatus.returned
        ? { correcoes: [{ campo: 'percentualBasica', motivo: 'Confira.' }] }
        : {}
    const body = {
      idRequisicao,
      idStatus,
      versao: request.versao,
      motivo: 'Confira o percentual.',
      ...correcoes,
    }
    expect((await api.call(movimentarRequisicao, { token, body })).status).toBe(200)
  }
}

const nothing = { versao: 0, salvoEm: null, dados: null }

describe('what Helena fills in of a request', () => {
  it('is there on her other device as she left it', async () => {
    const computer = await at(DemoCpf.helena, 7)
    expect((await computer.read()).answer).toEqual(nothing)
    const typed = {
      percentualBasica: 4,
      fontes: ['INSS', { nome: 'Outra “fonte” 😀' }],
      observacao: '',
      nada: null,
    }
    const saved = { versao: 1, salvoEm: api.clock.now().toISOString() }
    expect((await computer.save(0, typed)).answer).toEqual(saved)
    const telephone = await at(DemoCpf.helena, 7)
    expect((await telephone.read()).answer).toEqual({ ...saved, dados: typed })
    expect((await telephone.save(1, { percentualBasica: 3 })).answer.versao).toBe(2)
    expect((await computer.read()).answer.dados).toEqual({ percentualBasica: 3 })
  })

  it('is not written over by the older of two tabs, which is told', async () => {
    const older = await at(DemoCpf.helena, 7)
    for (const seen of [0, 1]) {
      const { status, problem } = await older.save(seen, { percentualBasica: 9 })
      expect([status, problem.codigo]).toEqual([409, 'versao-desatualizada'])
    }
    expect((await older.read()).answer).toMatchObject({ versao: 2, dados: { percentualBasica: 3 } })
  })

  it('is one for each service and each plan', async () => {
    const ana = await at(DemoCpf.ana, 1)
    await ana.save(0, { plano: 1 })
    expect((await ana.read({ servico: 'suspend-contribution' })).answer).toEqual(nothing)
    const inTheOther = await at(DemoCpf.ana, 4)
    expect((await inTheOther.read()).answer).toEqual(nothing)
    await inTheOther.save(0, { plano: 4 })
    expect((await ana.read()).answer.dados).toEqual({ plano: 1 })
    await ana.discard()
    expect((await inTheOther.read()).answer.dados).toEqual({ plano: 4 })
    await inTheOther.discard()
  })

  it('is one for each reason of an exemption, and only where the service has it', async () => {
    const carlos = await at(DemoCpf.carlos, 1, { servico: 'exemption-65' })
    const tipo = 'isencao-doenca'
    await carlos.save(0, { outraFonte: 'S' })
    expect((await carlos.read({ tipo })).answer).toEqual(nothing)
    await carlos.save(0, { doenca: 'parkinson' }, { tipo })
    expect((await carlos.read()).answer).toMatchObject({ versao: 1, dados: { outraFonte: 'S' } })
    expect((await carlos.read({ tipo: 'exemption-65' })).answer.dados).toEqual({ outraFonte: 'S' })
    await carlos.discard()
    expect((await carlos.read({ tipo })).answer).toMatchObject({ versao: 1, dados: { doenca: 'parkinson' } })
    await carlos.discard({ tipo })

    const before = await api.database.$count(drafts)
    const elsewhere = { servico: 'alterar-contribuicao', tipo }
    const asked = [
      await carlos.read(elsewhere),
      await carlos.save(0, {}, elsewhere),
      await carlos.discard(elsewhere),
    ]
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await carlos.read({ tipo: 'loteria' })).status).toBe(422)
    expect(await api.database.$count(drafts)).toBe(before)
  })

  it('is one for each list of dependants, which filing it puts away', async () => {
    const helena = await at(DemoCpf.helena, 7, { servico: 'dependentes' })
    const [tax, plan] = [{ parte: 'imposto-renda' }, { parte: 'previdencial' }]
    await helena.save(0, { tipo: 1 }, tax)
    expect((await helena.read(plan)).answer).toEqual(nothing)
    await helena.save(0, { tipo: 2 }, plan)
    expect((await helena.read(tax)).answer).toMatchObject({ versao: 1, dados: { tipo: 1 } })
    expect((await helena.read()).status).toBe(404)
    expect((await helena.read({ servico: 'pep', ...tax })).status).toBe(404)
    expect((await helena.read({ parte: 'loteria' })).status).toBe(422)

    const { token, whose } = helena
    const file = { field: 'arquivo', content: drawnPng([20, 60, 120, 255]), type: 'image/png' }
    const paper = await api.call(enviarDocumentoDependente, { params: whose, token, file })
    const married = {
      id: '',
      name: 'Davi Castro',
      cpf: '701.230.096-50',
      birthdate: '1980-01-02',
      kindship: '01',
      finality: 1,
      average: 100,
      estudante: 'N',
      incapaz: 'N',
      comprovante: paper.answer.id,
      escolar: null,
      laudo: null,
      encerra: 'N',
      motivoFim: null,
      fim: null,
    }
    const body = { ...whose, chaveEnvio: randomUUID(), tipo: 1, dependentes: [married] }
    expect((await api.call(solicitarDependentes, { token, body })).status).toBe(200)
    expect((await helena.read(tax)).answer).toEqual(nothing)
    expect((await helena.read(plan)).answer.dados).toEqual({ tipo: 2 })
  })

  it('is gone once she discards it, twice if she likes, and is begun again', async () => {
    const helena = await at(DemoCpf.helena, 7)
    expect((await helena.discard()).answer).toEqual({ descartado: true })
    expect((await helena.discard()).answer).toEqual({ descartado: true })
    expect((await helena.read()).answer).toEqual(nothing)
    expect((await helena.save(0, {})).answer.versao).toBe(3)
    await helena.discard()
  })

  it.each([
    ['an unknown service', { servico: 'loteria' }, {}, 'servico'],
    ['a version below zero', { versao: -1 }, {}, 'versao'],
    ['a list', {}, [], 'dados'],
    ['a text that the database does not keep', {}, { nome: 'a\0b' }, 'dados'],
    [
      'numbers that grow a hundredfold there',
      {},
      { valores: Array.from({ length: 5000 }, () => 1e300) },
      'dados',
    ],
  ])('is refused with %s, and nothing is written', async (_, asked, dados, field) => {
    const before = await api.database.$count(drafts)
    const { token, whose } = await at(DemoCpf.helena, 7)
    const body = { ...whose, servico: 'alterar-contribuicao', versao: 0, dados, ...asked }
    const { status, problem } = await api.call(salvarRascunhoSolicitacao, { token, body })
    expect([status, Object.keys(problem.campos ?? {})]).toEqual([422, [field]])
    expect(await api.database.$count(drafts)).toBe(before)
  })

  it('is refused when it is too large, and an unknown service is not read either', async () => {
    const helena = await at(DemoCpf.helena, 7)
    const { status, problem } = await helena.save(0, { observacao: 'x'.repeat(70_000) })
    expect([status, problem.codigo]).toEqual([413, 'grande-demais'])
    expect((await helena.read({ servico: 'loteria' })).status).toBe(422)
    expect((await helena.discard({ servico: 'loteria' })).status).toBe(422)
  })
})

describe('a draft of a request is of who fills it in', () => {
  it('so Ana finds nothing at Helena’s, and an attendant who serves nobody is refused', async () => {
    const helena = await at(DemoCpf.helena, 7)
    await helena.save(0, { percentualBasica: 4 })
    const [ana, karina] = [
      await at(DemoCpf.ana, 7, { of: DemoCpf.helena }),
      await at(DemoCpf.karina, 7, { of: DemoCpf.helena }),
    ]
    for (const refused of [await ana.read(), await ana.save(0, {}), await ana.discard()]) {
      expect([refused.status, refused.problem.codigo]).toEqual([404, 'nao-encontrado'])
    }
    for (const refused of [await karina.read(), await karina.save(0, {}), await karina.discard()]) {
      expect([refused.status, refused.problem.codigo]).toEqual([403, 'sem-permissao'])
    }
    expect((await helena.read()).answer.dados).toEqual({ percentualBasica: 4 })
  })

  it('so Karina, who serves Helena, has one of her own, and it is on record whose data is in it', async () => {
    const helena = await at(DemoCpf.helena, 7)
    const karina = await servingAt(DemoCpf.helena, 7)
    const { idPessoa } = helena.whose
    expect((await karina.read()).answer).toEqual(nothing)
    expect((await karina.save(0, { percentualBasica: 8 })).answer.versao).toBe(1)
    expect((await helena.read()).answer.dados).toEqual({ percentualBasica: 4 })
    const saved = await api.database
      .select()
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.action, 'draft.saved'),
          eq(auditEntries.actorId, await api.personId(DemoCpf.karina)),
        ),
      )
    expect(saved).toMatchObject([{ subjectId: idPessoa, servingId: expect.any(Number), entity: 'draft' }])
    expect(JSON.stringify(saved)).not.toContain('percentualBasica')
    // Each pause in the typing saves: the record of accesses would have hundreds.
    const record = await api.call(retornarQuemAcessou, { token: helena.token, params: { idPessoa } })
    expect(record.answer.acessos[0]).toMatchObject({ tipo: 'atendimento', alteracoes: [] })

    expect((await changeContribution(karina)).status).toBe(200)
    expect((await karina.read()).answer).toEqual(nothing)
    expect((await helena.read()).answer.dados).toEqual({ percentualBasica: 4 })
  })
})

describe('a draft of a request is put away', () => {
  it('of everybody when the request is sent again: Karina does so for Bianca, who had begun herself', async () => {
    const bianca = await at(await cpfNamed(api, RETURNED_CHANGE_OF), 1)
    const karina = await servingAt(bianca.cpf, 1)
    const idRequisicao = await returnedRequestOf(bianca.whose.idPessoa)
    await bianca.save(0, { percentualBasica: 3 }, { idRequisicao })
    await bianca.save(0, { percentualBasica: 8 })
    await karina.save(0, { percentualBasica: 4 }, { idRequisicao })
    const recorded = await recordingActs(api)
    expect((await changeContribution(karina, { idRequisicao, percentualBasica: 4 })).status).toBe(200)
    const { idPessoa } = bianca.whose
    const ofTheReturned = and(like(drafts.subject, `%:${idRequisicao}`), isNull(drafts.archivedAt))
    expect(await api.database.select().from(drafts).where(ofTheReturned)).toEqual([])
    const archived = { by: await api.personId(DemoCpf.karina), about: idPessoa }
    expect(await recorded('draft.archived')).toEqual([archived, archived])
    expect((await bianca.read()).answer.dados).toEqual({ percentualBasica: 8 })
  })

  it('when Ana files, and stays when what she files is refused', async () => {
    const ana = await at(DemoCpf.ana, 1)
    const { versao } = (await ana.save(0, { percentualBasica: 5 })).answer
    const pep = await at(DemoCpf.ana, 1, { servico: 'pep' })
    await pep.save(0, { ppe: 'N' })
    const recorded = await recordingActs(api)
    expect((await changeContribution(ana, { percentualBasica: 99 })).status).toBe(422)
    expect((await ana.read()).answer.versao).toBe(versao)
    expect(await recorded('draft.archived')).toEqual([])
    expect((await changeContribution(ana)).status).toBe(200)
    expect(await recorded('draft.archived')).toEqual([{ by: ana.whose.idPessoa, about: ana.whose.idPessoa }])
    expect((await ana.read()).answer).toEqual(nothing)
    expect((await pep.read()).answer.versao).toBe(1)
  })

  it('when Eduardo sends a returned request again: the one of that request, which is open no more', async () => {
    const eduardo = await at(DemoCpf.eduardo, 1)
    const { idRequisicao } = (await changeContribution(eduardo)).answer
    const hidden = async (drafted: Drafted = { idRequisicao }) => {
      const asked = [
        await eduardo.read(drafted),
        await eduardo.save(0, {}, drafted),
        await eduardo.discard(drafted),
      ]
      expect(asked.map(({ status, problem }) => [status, problem.codigo])).toEqual(
        asked.map(() => [404, 'nao-encontrado']),
      )
    }
    await hidden()
    await move(idRequisicao, RequestStatus.inAnalysis, RequestStatus.returned)
    await hidden({ idRequisicao, servico: 'suspend-contribution' })
    const ana = await at(DemoCpf.ana, 1)
    expect((await ana.read({ idRequisicao })).status).toBe(404)

    expect((await eduardo.read({ idRequisicao })).answer).toEqual(nothing)
    await eduardo.save(0, { percentualBasica: 4 }, { idRequisicao })
    await eduardo.save(0, { percentualBasica: 7 })
    expect((await eduardo.read({ idRequisicao })).answer.dados).toEqual({ percentualBasica: 4 })
    expect((await changeContribution(eduardo, { idRequisicao, percentualBasica: 4 })).status).toBe(200)
    await hidden()
    expect((await eduardo.read()).answer.dados).toEqual({ percentualBasica: 7 })
    const [kept] = await api.database
      .select()
      .from(drafts)
      .where(and(eq(drafts.ownerId, eduardo.whose.idPessoa), eq(drafts.version, 1)))
      .orderBy(drafts.id)
    expect(kept).toMatchObject({ data: { percentualBasica: 4 }, archivedAt: api.clock.now() })
  })

  it('when Ana invites somebody', async () => {
    const ana = await at(DemoCpf.ana, 4, { servico: 'convidar-participante' })
    await ana.save(0, { nome: 'Rita Souza' })
    const invitation = { nome: 'Rita Souza', telefone: '', parentesco: 'colega', consentimento: true }
    const invite = (email: string) =>
      api.call(convidarParticipante, {
        token: ana.token,
        body: { ...ana.whose, ...invitation, email, chaveEnvio: randomUUID() },
      })
    expect((await invite('nenhum')).status).toBe(422)
    expect((await ana.read()).answer.versao).toBe(1)
    expect((await invite('rita.souza@exemplo.example')).status).toBe(200)
    expect((await ana.read()).answer).toEqual(nothing)
  })

  it('when Joana issues a contribution to pay', async () => {
    const joana = await at(DemoCpf.joana, 4, { servico: 'gerar-contribuicao' })
    await joana.save(0, { formaPagamento: 2 })
    const body = { ...joana.whose, chaveEnvio: randomUUID(), formaPagamento: 2, valorContribuicao: 200 }
    expect((await api.call(gerarContribuicao, { token: joana.token, body })).status).toBe(200)
    expect((await joana.read()).answer).toEqual(nothing)
  })

  it('when Ana signs for a tax regime', async () => {
    const ana = await at(DemoCpf.ana, 1, { servico: 'regime-tributacao' })
    await ana.save(0, { regime: 'regressivo' })
    const terms = { regime: 'regressivo', viuComparacao: true, aceitaIrrevogavel: true, senha: DEMO_PASSWORD }
    const body = { ...ana.whose, chaveEnvio: randomUUID(), ...terms }
    expect((await api.call(optarRegimeTributacao, { token: ana.token, body })).status).toBe(200)
    expect((await ana.read()).answer).toEqual(nothing)
  })
})
