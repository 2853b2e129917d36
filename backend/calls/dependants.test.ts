import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  enviarDocumentoDependente,
  type RequestedDependant,
  retornarDependentes,
  solicitarDependentes,
} from '#contract/dependants/dependants.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { iniciarAtendimento } from '#contract/service-desk/service-desk.ts'
import { taxDependantsIn } from '../database/queries/dependants.ts'
import { dependants } from '../database/schema/dependants.ts'
import { countRequests } from '../testing/change-sender.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { drawnPng } from '../testing/drawn-png.ts'
import { notifiedWhile } from '../testing/notified.ts'
import { performDue } from '../testing/perform-due.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

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

const asPerson = async (cpf: string, idPlano: number, tipo: 1 | 2) =>
  on(await test.signIn(cpf), cpf, { idPlano, tipo })

/** Luiz, who serves a person. */
async function serving(cpf: string, idPlano: number, tipo: 1 | 2) {
  const token = await test.signIn(DemoCpf.luiz)
  const idPessoa = await test.personId(cpf)
  const body = { idPessoa, motivo: 'Pediu ajuda por telefone.' }
  expect((await test.call(iniciarAtendimento, { token, body })).status).toBe(200)
  return on(token, cpf, { idPlano, tipo })
}

/** The list of a person in somebody's hands. */
async function on(token: string, cpf: string, { idPlano, tipo }: { idPlano: number; tipo: 1 | 2 }) {
  const idPessoa = await test.personId(cpf)
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

  it('lets who is divorced today come back as a former spouse', async () => {
    const helena = await asPerson(DemoCpf.helena, 7, 1)
    const husband = { ...new_, name: 'Davi Castro', cpf: '701.230.096-50', birthdate: '1980-01-02' }
    const married = { ...husband, kindship: '01', comprovante: await helena.upload() } as const
    await move(DemoCpf.luiz, (await helena.send([married])).answer.idRequisicao, [2, 5])
    at('2026-11-12')
    const later = await asPerson(DemoCpf.helena, 7, 1)
    const [known] = await later.staying()
    if (!known) throw new Error('Helena has a dependant')
    const over = { ...known, encerra: 'S', motivoFim: 'separation', fim: '2026-11-12' } as const
    const former = { ...husband, kindship: '12', comprovante: await later.upload() } as const
    const sent = await later.send([over, former])
    expect(await move(DemoCpf.luiz, sent.answer.idRequisicao, [2, 5])).toEqual([200, 200])
    expect((await later.read()).vigentes).toMatchObject([{ kindship: '12', desde: '2026-11-12' }])
  })

  it('what another system asked for is completed by the person before it is granted', async () => {
    const ana = await asPerson(DemoCpf.ana, 1, 2)
    const { requisicaoAberta } = await ana.read()
    const idRequisicao = requisicaoAberta?.id ?? 0
    expect(await move(DemoCpf.luiz, idRequisicao, [5])).toEqual([409])
  })
})

describe('a disability', () => {
  const clara = 'Clara Lima Souza'
  const notify = async () => {
    const idPessoa = await test.personId(DemoCpf.ana)
    await test.database
      .update(dependants)
      .set({ isDisabled: true, validUntil: null, endReason: null })
      .where(and(eq(dependants.personId, idPessoa), eq(dependants.name, clara)))
  }
  const rowsOf = async () => {
    const idPessoa = await test.personId(DemoCpf.ana)
    return test.database.select().from(dependants).where(eq(dependants.personId, idPessoa))
  }

  it('is read by the person, and by no attendant, whether they serve the person or not', async () => {
    const before = (await (await serving(DemoCpf.ana, 1, 1)).read()).vigentes
    await notify()
    const own = (await (await asPerson(DemoCpf.ana, 1, 1)).read()).vigentes
    expect(own.find(({ name }) => name === clara)).toMatchObject({ incapaz: 'S', ate: null })
    const served = (await (await serving(DemoCpf.ana, 1, 1)).read()).vigentes
    // Their own reading stays the same: neither the answer nor the day gives it away.
    expect(served).toEqual(before)
    expect(served.map(({ incapaz, ate }) => [incapaz, ate])).toEqual(served.map(() => [null, null]))
    const martas = on(await test.signIn(DemoCpf.marta), DemoCpf.ana, { idPlano: 1, tipo: 1 })
    expect((await (await martas).read()).vigentes).toEqual(before)
    const mother = (await (await serving(DemoCpf.carlos, 1, 1)).read()).encerrados
    expect(mother.map(({ incapaz, ate }) => [incapaz, ate])).toEqual([[null, '2026-11-02']])
  })

  it('stays as it is when an attendant changes the list, and neither answer nor refusal tells it', async () => {
    await notify()
    const luiz = await serving(DemoCpf.ana, 1, 1)
    const everybody = await luiz.staying()
    expect((await luiz.send(everybody)).problem.campos).toEqual({
      dependentes: expect.stringContaining('Nada mudou'),
    })
    for (const incapaz of ['S', 'N'] as const) {
      const told = everybody.map((one) => ({ ...one, incapaz }))
      expect((await luiz.send(told)).problem.campos).toMatchObject({
        'dependentes[0].incapaz': 'Só a própria pessoa muda esta resposta. Deixe como está no cadastro.',
      })
    }
    const renamed = everybody.map((one) => (one.name === clara ? { ...one, name: 'Clara Souza' } : one))
    const { status, answer } = await luiz.send(renamed)
    expect(status).toBe(200)
    expect(answer.dados.dependentes.map(({ incapaz, anterior }) => [incapaz, anterior?.incapaz])).toEqual(
      renamed.map(() => [null, null]),
    )
    expect(await move(DemoCpf.marta, answer.idRequisicao, [2, 5])).toEqual([200, 200])
    const now = (await rowsOf()).find(({ name }) => name === 'Clara Souza')
    expect(now).toMatchObject({ isDisabled: true, validUntil: null })
  })

  it('of somebody new has to be told, by the person as by an attendant', async () => {
    for (const sender of [await asPerson(DemoCpf.carlos, 1, 1), await serving(DemoCpf.carlos, 1, 1)]) {
      const comprovante = await sender.upload()
      const { problem } = await sender.send([{ ...new_, incapaz: null, comprovante }])
      expect(problem.campos).toMatchObject({ 'dependentes[0].incapaz': 'Escolha sim ou não.' })
    }
  })

  it('that the person asked to change is corrected by the person alone', async () => {
    const ana = await asPerson(DemoCpf.ana, 1, 1)
    const lia = (await ana.staying()).find(({ incapaz }) => incapaz === 'N')
    if (!lia) throw new Error('Ana has a second child')
    const others = (await ana.staying()).filter(({ id }) => id !== lia.id)
    const asked = [...others, { ...lia, incapaz: 'S' as const, laudo: await ana.upload() }]
    const { idRequisicao } = (await ana.send(asked)).answer
    await move(DemoCpf.luiz, idRequisicao, [2])
    const token = await test.signIn(DemoCpf.luiz)
    const { versao } = (await test.call(retornarRequisicao, { params: { idRequisicao }, token })).answer
    const returned = {
      idRequisicao,
      idStatus: 3,
      versao,
      motivo: 'Envie o laudo inteiro.',
      correcoes: [{ campo: 'dependentes[1].laudo' }],
    }
    expect((await test.call(movimentarRequisicao, { body: returned, token })).status).toBe(200)
    const luiz = await serving(DemoCpf.ana, 1, 1)
    const refused = await luiz.send(await luiz.staying(), { idRequisicao })
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      'Só a própria pessoa pode corrigir este pedido. Ela também pode cancelá-lo e fazer outro.',
    ])
    const again = [...others, { ...lia, incapaz: 'S' as const, laudo: await ana.upload() }]
    expect((await ana.send(again, { idRequisicao })).status).toBe(200)
  })
})

describe('the age limit', () => {
  it('is told two months before, and the dependant ends the day after', async () => {
    const idPessoa = await test.personId(DemoCpf.olivia)
    const rows = await test.database.select().from(dependants).where(eq(dependants.personId, idPessoa))
    const son = rows.findLast(({ kinship }) => kinship === 'filho')
    const last = son?.validUntil ?? ''
    const titlesOf = async (kind: 'dependant-ending' | 'dependant-ended') =>
      (await notifiedWhile(test, idPessoa, () => performDue(test.api, kind))).titles
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
