import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  enviarDocumentoDependente,
  type RequestedDependant,
  retornarDependentes,
  solicitarDependentes,
} from '#contract/dependants.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests.ts'
import { taxDependantsIn } from '../database/queries/dependants.ts'
import { dependants } from '../database/schema/dependants.ts'
import { countRequests } from '../testing/change-sender.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { drawnPng } from '../testing/drawn-png.ts'
import { performDue } from '../testing/perform-due.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { toldWhile } from '../testing/told.ts'

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

const at = (day: string) => test.clock.set(new Date(`${day}T10:00:00-03:00`))

beforeEach(() => at('2026-11-11'))

const new_: RequestedDependant = {
  id: '',
  name: 'Lia Nunes',
  cpf: '701.230.094-99',
  birthdate: '2015-06-01',
  kindship: '03',
  finality: 1,
  average: 100,
  estudante: 'N',
  incapaz: 'N',
  comprovante: null,
  escolar: null,
  laudo: null,
  encerra: 'N',
  motivoFim: null,
  fim: null,
}

async function asPerson(cpf: string, idPlano: number, tipo: 1 | 2) {
  const [token, idPessoa] = [await test.signIn(cpf), await test.personId(cpf)]
  const params = { idPessoa, idPlano }
  const read = async () =>
    (
      await test.call(retornarDependentes, {
        params,
        token,
        query: { tipo: tipo === 1 ? 'imposto-renda' : 'previdencial' },
      })
    ).answer
  return {
    token,
    params,
    read,
    upload: async () => {
      const file = { field: 'arquivo', content: drawnPng([20, 60, 120, 255]), type: 'image/png' }
      return (await test.call(enviarDocumentoDependente, { params, token, file })).answer.id
    },
    /** Everybody on record, as the form sends them untouched. */
    staying: async (): Promise<RequestedDependant[]> =>
      (await read()).vigentes.map(({ desde: _, ate: __, ...one }) => ({ ...new_, ...one, finality: tipo })),
    send: (dependentes: readonly RequestedDependant[], more: object = {}) =>
      test.call(solicitarDependentes, {
        token,
        body: { ...params, chaveEnvio: randomUUID(), tipo, dependentes: [...dependentes], ...more },
      }),
  }
}

async function move(cpf: string, idRequisicao: number, statuses: readonly number[]) {
  const token = await test.signIn(cpf)
  const answers: number[] = []
  for (const idStatus of statuses) {
    const { versao } = (await test.call(retornarRequisicao, { params: { idRequisicao }, token })).answer
    answers.push(
      (await test.call(movimentarRequisicao, { body: { idRequisicao, idStatus, versao }, token })).status,
    )
  }
  return answers
}

describe('retornarDependentes', () => {
  it('tells Carlos his mother, and what the pay slip would withhold with each number of dependants', async () => {
    const carlos = await (await asPerson(DemoCpf.carlos, 1, 1)).read()
    expect(carlos.vigentes).toMatchObject([
      { name: 'Maria das Dores Nunes', kindship: '09', average: 100, ate: null },
    ])
    expect(carlos).toMatchObject({ deducao: 189.59, simplificado: 607.2, regime: 'progressivo' })
    expect(carlos.efeito?.dependentes).toBe(1)
    // The simplified discount is worth more than three dependants.
    expect(carlos.efeito?.retidoPor.slice(0, 5)).toEqual([841.88, 841.88, 841.88, 841.88, 800.31])
  })

  it('tells Olívia who shares her plan, and until when', async () => {
    const olivia = await (await asPerson(DemoCpf.olivia, 7, 2)).read()
    expect(olivia.vigentes).toMatchObject([
      { kindship: 'conjuge', average: 60, ate: null },
      { kindship: 'filho', average: 40, ate: expect.stringMatching(/^2027-/) },
    ])
    expect(olivia.efeito).toBeNull()
  })

  it('is not for a pensioner, nor for somebody else', async () => {
    const dulce = { idPessoa: await test.personId(DemoCpf.dulce), idPlano: 7 }
    const query = { tipo: 'imposto-renda' } as const
    const ask = async (params: { idPessoa: number; idPlano: number }, cpf: string) =>
      (await test.call(retornarDependentes, { params, query, token: await test.signIn(cpf) })).status
    expect(await ask(dulce, DemoCpf.dulce)).toBe(403)
    expect(await ask({ idPessoa: await test.personId(DemoCpf.carlos), idPlano: 1 }, DemoCpf.ana)).toBe(404)
  })
})

describe('solicitarDependentes', () => {
  it('refuses by field, and leaves nothing behind', async () => {
    const ana = await asPerson(DemoCpf.ana, 1, 1)
    const before = await countRequests(test)
    const everybody = await ana.staying()
    const fields = async (one: Partial<RequestedDependant>) =>
      (await ana.send([...everybody, { ...new_, ...one }])).problem.campos
    expect(await fields({})).toEqual({ 'dependentes[1].comprovante': 'Envie este documento.' })
    expect(await fields({ cpf: '529.982.247-25' })).toMatchObject({
      'dependentes[1].cpf': expect.stringContaining('Este é o seu CPF'),
    })
    expect(await fields({ cpf: everybody[0]?.cpf ?? '' })).toMatchObject({
      'dependentes[1].cpf': 'Este CPF já está na lista.',
    })
    expect(await fields({ cpf: '701.230.090-65' })).toMatchObject({
      'dependentes[1].cpf': expect.stringContaining('dependente de outra pessoa'),
    })
    expect(await fields({ birthdate: '2001-06-01' })).toMatchObject({
      'dependentes[1].birthdate': expect.stringContaining('Pela idade, contou até 31/12/2022'),
    })
    expect(await fields({ kindship: 'conjuge' })).toHaveProperty(['dependentes[1].kindship'])
    expect(await fields({ comprovante: randomUUID() })).toHaveProperty(['dependentes[1].comprovante'])
    expect((await ana.send(everybody)).problem.campos).toEqual({
      dependentes: expect.stringContaining('Nada mudou'),
    })
    expect((await ana.send([{ ...new_ }])).problem.detail).toContain('mudou')
    expect(await countRequests(test)).toEqual(before)
  })

  it('takes Ana’s second child, once granted, from that day on; a repetition files once', async () => {
    const ana = await asPerson(DemoCpf.ana, 1, 1)
    const everybody = [...(await ana.staying()), { ...new_, comprovante: await ana.upload() }]
    const chaveEnvio = randomUUID()
    const sent = await ana.send(everybody, { chaveEnvio })
    expect(sent.status).toBe(200)
    expect((await ana.send(everybody, { chaveEnvio })).answer.protocolo).toBe(sent.answer.protocolo)
    expect(sent.answer.dados.dependentes.map(({ mudanca }) => mudanca)).toEqual(['mantido', 'inclusao'])
    expect((await ana.read()).requisicaoAberta?.id).toBe(sent.answer.idRequisicao)
    expect((await ana.send(everybody)).status).toBe(409)
    // The list of the plan is another one: its request is open since the demo began.
    expect((await (await asPerson(DemoCpf.ana, 1, 2)).read()).requisicaoAberta).not.toBeNull()
    expect(await move(DemoCpf.luiz, sent.answer.idRequisicao, [2, 5])).toEqual([200, 200])
    const after = await ana.read()
    expect(after.vigentes.map(({ name, desde, ate }) => [name, desde, ate])).toMatchObject([
      ['Clara Lima Souza', expect.any(String), '2036-12-31'],
      ['Lia Nunes', '2026-11-11', '2036-12-31'],
    ])
    const idPessoa = await test.personId(DemoCpf.ana)
    expect(await taxDependantsIn(test.database, idPessoa, '2026-10')).toBe(1)
    expect(await taxDependantsIn(test.database, idPessoa, '2026-11')).toBe(2)
    const row = await test.database.select().from(dependants).where(eq(dependants.personId, idPessoa))
    expect(row.filter(({ addedBy }) => addedBy === sent.answer.idRequisicao)).toHaveLength(1)
  })

  it('shares of the plan have to add to 100 in each class', async () => {
    const olivia = await asPerson(DemoCpf.olivia, 7, 2)
    const [husband, son] = await olivia.staying()
    if (!husband || !son) throw new Error('Olívia has two dependants')
    const refused = await olivia.send([husband, { ...son, average: 30 }])
    expect(refused.problem.campos).toEqual({
      'dependentes[0].average': 'As partes de cônjuge, companheiro e filhos somam 90%. Faltam 10% para 100%.',
    })
    const sent = await olivia.send([
      { ...husband, average: 50 },
      { ...son, average: 50 },
    ])
    expect(sent.status).toBe(200)
    await move(DemoCpf.luiz, sent.answer.idRequisicao, [2, 5])
    const { vigentes, encerrados } = await olivia.read()
    expect([vigentes.map(({ average }) => average), encerrados]).toEqual([[50, 50], []])
  })

  it('ends a dependant on the day that is told, and tells it as ended', async () => {
    const carlos = await asPerson(DemoCpf.carlos, 1, 1)
    const [mother] = await carlos.staying()
    if (!mother) throw new Error('Carlos has a dependant')
    const ending = { ...mother, encerra: 'S' } as const
    const { campos } = (await carlos.send([ending])).problem
    expect(Object.keys(campos ?? {})).toEqual(['dependentes[0].motivoFim', 'dependentes[0].fim'])
    const over = await carlos.send([{ ...ending, motivoFim: 'death', fim: '2026-11-12' }])
    expect(over.problem.campos).toEqual({ 'dependentes[0].fim': expect.stringContaining('hoje') })
    const sent = await carlos.send([{ ...ending, motivoFim: 'death', fim: '2026-11-02' }])
    await move(DemoCpf.luiz, sent.answer.idRequisicao, [2, 5])
    const { vigentes, encerrados, efeito } = await carlos.read()
    expect([vigentes, encerrados]).toMatchObject([[], [{ ate: '2026-11-02', motivo: 'death' }]])
    // She still counts in the month of her death.
    expect(efeito?.dependentes).toBe(1)
    const idPessoa = await test.personId(DemoCpf.carlos)
    expect(await taxDependantsIn(test.database, idPessoa, '2026-12')).toBe(0)
  })

  it('what another system asked for is completed by the person before it is granted', async () => {
    const ana = await asPerson(DemoCpf.ana, 1, 2)
    const { requisicaoAberta } = await ana.read()
    const idRequisicao = requisicaoAberta?.id ?? 0
    expect(await move(DemoCpf.luiz, idRequisicao, [5])).toEqual([409])
  })
})

describe('the age limit', () => {
  it('is told two months before, and the dependant ends the day after', async () => {
    const idPessoa = await test.personId(DemoCpf.olivia)
    const rows = await test.database.select().from(dependants).where(eq(dependants.personId, idPessoa))
    const son = rows.findLast(({ kinship }) => kinship === 'filho')
    const last = son?.validUntil ?? ''
    const titlesOf = async (kind: 'dependant-ending' | 'dependant-ended') =>
      (await toldWhile(test, idPessoa, () => performDue(test.api, kind))).titles
    at('2026-11-20')
    expect(await titlesOf('dependant-ending')).toEqual([])
    at('2026-12-01')
    expect(await titlesOf('dependant-ending')).toEqual(['Um dependente está perto da idade limite'])
    at(last)
    const olivia = await asPerson(DemoCpf.olivia, 7, 2)
    expect((await olivia.read()).vigentes).toHaveLength(2)
    expect(await titlesOf('dependant-ended')).toEqual([])
    at('2027-12-01')
    expect(await titlesOf('dependant-ended')).toEqual(['Um dependente deixou de contar pela idade'])
    const later = await asPerson(DemoCpf.olivia, 7, 2)
    expect((await later.read()).encerrados).toMatchObject([{ motivo: 'age', ate: last }])
  })
})
