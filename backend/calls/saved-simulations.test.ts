import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encerrarConversa, retornarConversa } from '#contract/conversations/conversations.ts'
import { retornarSimuladorBeneficio } from '#contract/simulation/benefit-simulation.ts'
import {
  arquivoSimulacaoBeneficio,
  conversarSimulacaoBeneficio,
  excluirSimulacaoBeneficio,
  guardarSimulacaoBeneficio,
  MAX_SIMULATIONS,
  renomearSimulacaoBeneficio,
  retornarSimulacoesBeneficio,
} from '#contract/simulation/saved-simulations.ts'
import { simulateBenefit } from '#domain/simulation/simulate-benefit.ts'
import { savedSimulations } from '../database/schema/saved-simulations.ts'
import { benefitTerms, projection } from '../rules/benefit-kinds.ts'
import { changeRule } from '../testing/change-rule.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { recording } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let test: TestApi
beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

async function asPerson(cpf: string, idPlano: number) {
  const [token, idPessoa] = [await test.signIn(cpf), await test.personId(cpf)]
  const params = { idPessoa, idPlano }
  const list = async () => (await test.call(retornarSimulacoesBeneficio, { params, token })).answer
  return {
    token,
    params,
    list,
    opening: async () => (await test.call(retornarSimuladorBeneficio, { params, token })).answer,
    save: (nome: string, entradas: object) =>
      test.call(guardarSimulacaoBeneficio, { token, body: { ...params, nome, entradas } }),
    rename: (idSimulacao: number, nome: string) =>
      test.call(renomearSimulacaoBeneficio, { token, body: { ...params, idSimulacao, nome } }),
    remove: (idSimulacao: number) =>
      test.call(excluirSimulacaoBeneficio, { token, body: { ...params, idSimulacao } }),
    file: (idSimulacao: number, ...others: number[]) =>
      test.call(arquivoSimulacaoBeneficio, {
        token,
        params: { ...params, idSimulacao },
        query: { comparadas: others.length === 0 ? undefined : others.join('-') },
      }),
    discuss: (idSimulacao: number, body: object = {}) =>
      test.call(conversarSimulacaoBeneficio, {
        token,
        body: { ...params, idSimulacao, chaveEnvio: randomUUID(), ...body },
      }),
  }
}

const rows = () => test.database.select().from(savedSimulations).orderBy(savedSimulations.id)

async function textOf(content: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

describe('guardarSimulacaoBeneficio', () => {
  it('keeps what comes of the figures by the rules of the day, reckoned by the server', async () => {
    const helena = await asPerson(DemoCpf.helena, 7)
    const opening = await helena.opening()
    const entradas = { ...opening.entradas, retirementAge: 65 }
    const recorded = await recording(test)
    const { status, answer } = await helena.save('  Aos 65  ', entradas)
    expect(status).toBe(200)
    expect(await recorded('simulation.saved')).toEqual([helena.params.idPessoa])
    const [newest] = await helena.list()
    const { balance, incomes } = simulateBenefit(entradas, opening.regras, {
      monthsHeld: opening.mesesDeSaldo,
      taxes: opening.tabelas,
    })
    expect(newest).toMatchObject({
      id: answer.id,
      nome: 'Aos 65',
      entradas,
      mudancas: [],
      versoes: opening.versoes,
      resultado: { saldo: balance, rendas: incomes.map(({ type, gross }) => ({ tipo: type, bruta: gross })) },
    })
    expect(opening.versoes.map(({ regra }) => regra)).toEqual(
      expect.arrayContaining(['benefit-terms', 'projection']),
    )
  })

  it('refuses a name twice, a name without letters, and figures outside the ranges, and keeps nothing', async () => {
    const helena = await asPerson(DemoCpf.helena, 7)
    const { entradas } = await helena.opening()
    expect((await helena.save('Só uma vez', entradas)).status).toBe(200)
    const before = await rows()
    for (const [nome, changed] of [
      ['só UMA vez', {}],
      ['   ', {}],
      ['x'.repeat(41), {}],
      ['Depressa', { retirementAge: 20 }],
      ['Rica', { balance: 1e15 }],
      ['Sem número', { realReturnPercent: 'NaN' }],
      ['Nada', { cashPercent: null }],
    ] as const) {
      const { status } = await helena.save(nome, { ...entradas, ...changed })
      expect([nome, status]).toEqual([nome, 422])
    }
    const { problem } = await helena.save('Depressa', { ...entradas, retirementAge: 20 })
    expect(problem.campos?.['entradas.retirementAge']).toMatch(
      /^Idade ao se aposentar: use de \d+ anos a 75 anos\.$/,
    )
    expect(await rows()).toEqual(before)
  })

  it('keeps twenty, and says so of the next', async () => {
    const ana = await asPerson(DemoCpf.ana, 4)
    const { entradas } = await ana.opening()
    for (let number = 1; number <= MAX_SIMULATIONS; number += 1)
      expect((await ana.save(`Número ${number}`, entradas)).status).toBe(200)
    const refused = await ana.save('Mais uma', entradas)
    expect(refused.status).toBe(409)
    expect(refused.problem.detail).toMatch(/20 simulações/)
    const [last] = await ana.list()
    expect((await ana.remove(last?.id ?? 0)).status).toBe(200)
    expect((await ana.save('Mais uma', entradas)).status).toBe(200)
  })
})

describe('retornarSimulacoesBeneficio', () => {
  it('tells Ana of what she kept months ago and of what changed since', async () => {
    const ana = await asPerson(DemoCpf.ana, 1)
    const [newer, older] = await ana.list()
    expect([newer?.nome, older?.nome]).toEqual(['Aos 65, com mais', 'Como estou'])
    const { entradas } = await ana.opening()
    const balance = older?.mudancas.find(({ campo }) => campo === 'balance')
    expect(balance).toEqual({
      tipo: 'dados',
      campo: 'balance',
      antes: older?.entradas.balance,
      agora: entradas.balance,
    })
    expect(balance?.agora).toBeGreaterThan(balance?.antes ?? Infinity)
  })

  it('says that the plan changed its assumptions, its terms and that what was kept stays as it was', async () => {
    const fernanda = await asPerson(DemoCpf.fernanda, 7)
    const { entradas } = await fernanda.opening()
    await fernanda.save('Antes da mudança', entradas)
    const [before] = await fernanda.list()
    await changeRule(test.database, projection, { id: 7 }, (rule) => ({ ...rule, realReturnPercent: 3 }))
    await changeRule(test.database, benefitTerms, { id: 7 }, (rule) => ({ ...rule, cashMaximumPercent: 20 }))
    const [after] = await fernanda.list()
    expect(after?.mudancas).toEqual([
      { tipo: 'premissa', campo: 'realReturnPercent', antes: 4, agora: 3 },
      { tipo: 'regras', campo: null, antes: null, agora: null },
    ])
    expect({ ...after, mudancas: [] }).toEqual(before)
  })
})

describe('renomearSimulacaoBeneficio and excluirSimulacaoBeneficio', () => {
  it('are the owner’s alone, and leave the others as they are', async () => {
    const [ana, helena] = [await asPerson(DemoCpf.ana, 1), await asPerson(DemoCpf.helena, 7)]
    const [first, second] = await ana.list()
    const before = await rows()
    for (const refused of [
      await helena.rename(first?.id ?? 0, 'Minha'),
      await helena.remove(first?.id ?? 0),
      await helena.file(first?.id ?? 0),
      await helena.discuss(first?.id ?? 0),
    ])
      expect(refused.status).toBe(404)
    expect((await ana.rename(first?.id ?? 0, second?.nome ?? '')).status).toBe(422)
    expect(await rows()).toEqual(before)

    expect((await ana.rename(first?.id ?? 0, 'Outro nome')).status).toBe(200)
    expect((await ana.list()).map(({ nome }) => nome)).toEqual(['Outro nome', 'Como estou'])
    expect((await ana.rename(first?.id ?? 0, 'Aos 65, com mais')).status).toBe(200)
  })
})

describe('arquivoSimulacaoBeneficio', () => {
  it('prints two side by side with their difference, every year, and what they were reckoned by', async () => {
    const ana = await asPerson(DemoCpf.ana, 1)
    const [newer, older] = await ana.list()
    if (!newer || !older) throw new Error('Ana kept two')
    const { status, bytes } = await ana.file(older.id, newer.id)
    expect(status).toBe(200)
    const text = await textOf(bytes)
    const amount = (value: number) => value.toLocaleString('pt-BR', { minimumFractionDigits: 2 })
    expect(text).toContain('Simulação de benefício')
    expect(text).toContain(amount(older.resultado.saldo))
    expect(text).toContain(amount(newer.resultado.saldo))
    expect(text).toContain('Diferença para Como estou')
    const difference = Math.round((newer.resultado.saldo - older.resultado.saldo) * 100) / 100
    expect(text).toContain(`+${amount(difference)}`)
    expect(text).toContain('65 anos')
    expect(text).toMatch(/Então o saldo acaba/)
    expect(text).not.toContain('529.982')
  })

  it('takes one to three', async () => {
    const ana = await asPerson(DemoCpf.ana, 1)
    const [newer, older] = await ana.list()
    const [one, other] = [newer?.id ?? 0, older?.id ?? 0]
    expect((await ana.file(one, other, one, other)).status).toBe(422)
    expect((await ana.file(one)).status).toBe(200)
    expect((await ana.file(one, 2_000_000_000)).status).toBe(404)
    expect((await ana.file(2_000_000_000)).status).toBe(404)
  })
})

describe('conversarSimulacaoBeneficio', () => {
  it('opens a conversation with the document, goes on in it, and opens another once it is closed', async () => {
    const ana = await asPerson(DemoCpf.ana, 1)
    const [newer, older] = await ana.list()
    const chaveEnvio = randomUUID()
    const first = await ana.discuss(newer?.id ?? 0, { mensagem: 'Vale a pena?', chaveEnvio })
    expect(first.status).toBe(200)
    const { idConversa } = first.answer
    expect((await ana.discuss(newer?.id ?? 0, { mensagem: 'Vale a pena?', chaveEnvio })).answer).toEqual(
      first.answer,
    )
    expect((await ana.discuss(older?.id ?? 0)).answer).toEqual({ idConversa })

    const karina = await test.signIn(DemoCpf.karina)
    const { answer: seen } = await test.call(retornarConversa, { token: karina, params: { idConversa } })
    expect(seen.assunto).toBe('Simulação de benefício')
    expect(seen.mensagens).toHaveLength(2)
    const [asked] = seen.mensagens
    expect(asked?.texto).toMatch(/^Vale a pena\?\n\nSimulação “Aos 65, com mais”: aposentadoria aos 65 anos/)
    expect(asked?.arquivos).toEqual([expect.objectContaining({ tipo: 'application/pdf' })])

    await test.call(encerrarConversa, { token: karina, body: { idConversa } })
    const again = await ana.discuss(newer?.id ?? 0)
    expect(again.answer.idConversa).not.toBe(idConversa)
  })

  it('stays in the conversation when the simulation is deleted', async () => {
    const helena = await asPerson(DemoCpf.helena, 7)
    const { entradas } = await helena.opening()
    const { answer: saved } = await helena.save('Para conversar', entradas)
    const { answer } = await helena.discuss(saved.id)
    expect((await helena.remove(saved.id)).status).toBe(200)
    expect(
      await test.database.select().from(savedSimulations).where(eq(savedSimulations.id, saved.id)),
    ).toEqual([])
    const { answer: conversation } = await test.call(retornarConversa, {
      token: helena.token,
      params: { idConversa: answer.idConversa },
    })
    expect(conversation.mensagens.at(-1)?.arquivos).toHaveLength(1)
  })
})
