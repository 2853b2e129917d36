import { randomUUID } from 'node:crypto'
import { and, eq, isNull, like } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { retornarDocumentosEmitidos } from '#contract/documents/documents.ts'
import { retornarOpcoesSaida } from '#contract/exits/exit-options.ts'
import {
  arquivoExtratoDesligamento,
  contestarExtratoDesligamento,
  emitirExtratoDesligamento,
  retornarExtratoDesligamento,
} from '#contract/exits/exit-statement.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { dueActs } from '../database/schema/due-acts.ts'
import { exitStatements, exits } from '../database/schema/exits.ts'
import { planLinks } from '../database/schema/plans.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { notifiedWhile } from '../testing/notified.ts'
import { performDue } from '../testing/perform-due.ts'
import { recordingActs } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_NOW } from '../testing/test-clock.ts'

/** Gustavo's statement was delivered on 2026-11-07; Igor leaves in these tests, twelve days after he joined. */

let test: TestApi
beforeAll(async () => {
  test = await startTestApi()
})
beforeEach(() => test.clock.set(TEST_NOW))
afterAll(() => test.close())

const statementOf = async (cpf: string) => {
  const [token, idPessoa] = [await test.signIn(cpf), await test.personId(cpf)]
  return test.call(retornarExtratoDesligamento, { params: { idPessoa, idPlano: 1 }, token })
}

/** Igor's employment ended, and the sponsor told it today. */
async function letIgorGo(): Promise<number> {
  const [link] = await test.database
    .update(planLinks)
    .set({ situation: 7, situationSince: '2026-11-11' })
    .where(eq(planLinks.enrolment, '101200'))
    .returning()
  if (!link) throw new Error('there is no link')
  await test.database.insert(exits).values({
    linkId: link.id,
    noticedOn: '2026-11-11',
    endedOn: '2026-11-10',
    statementDueOn: '2026-12-11',
    createdAt: TEST_NOW,
  })
  return link.id
}

describe('an exit statement', () => {
  it('tells Gustavo everything that the law asks for, on the day of its delivery', async () => {
    const { relogio, extrato, versoes } = (await statementOf(DemoCpf.gustavo)).answer
    expect(relogio).toEqual({
      extratoAte: '2026-11-30',
      entregueEm: '2026-11-07',
      prazo: '2027-01-06',
      contestacao: null,
    })
    expect(versoes).toEqual([{ versao: 1, entregueEm: '2026-11-07' }])
    expect(extrato?.conteudo).toMatchObject({
      plano: 'HPE',
      matricula: '100555',
      calculadoEm: '2026-11-07',
      mesesPlano: 55,
      saldo: { proprio: 50_000, patrocinadora: 30_000, total: 80_000 },
      resgate: {
        motivo: null,
        bruto: 62_000,
        percentualPatrocinadora: 40,
        perde: 18_000,
        progressivo: { imposto: 9300, liquido: 52_700 },
      },
      portabilidade: { motivo: null, valor: 80_000 },
      bpd: { motivo: null, saldo: 80_000, taxaMensal: 24 },
      emprestimo: 0,
      presumida: 'bpd',
      diasOpcao: 60,
    })
    const { contas, bpd, cotas } = extrato?.conteudo ?? {}
    expect(contas?.reduce((sum, { valor }) => sum + valor, 0)).toBeCloseTo(80_000, 2)
    expect(bpd?.estimativa?.saldo).toBeGreaterThan(80_000)
    expect(cotas).toHaveLength(1)
  })

  it('says the same whatever happens to quotas, rules and contributions later', async () => {
    const before = (await statementOf(DemoCpf.gustavo)).answer.extrato
    test.clock.set(new Date('2036-11-07T12:00:00-03:00'))
    expect((await statementOf(DemoCpf.gustavo)).answer.extrato).toEqual(before)
    await expect(
      test.database.update(exitStatements).set({ content: '{}' }).where(eq(exitStatements.version, 1)),
    ).rejects.toMatchObject({ cause: { code: 'PL001' } })
  })

  it('is a PDF with the option form, and listed among the documents', async () => {
    const [token, idPessoa] = [await test.signIn(DemoCpf.gustavo), await test.personId(DemoCpf.gustavo)]
    const params = { idPessoa, idPlano: 1 }
    const { bytes } = await test.call(arquivoExtratoDesligamento, { params, token })
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    const text = (await extractText(pdf, { mergePages: true })).text.replaceAll(/\s+/g, ' ')
    for (const part of [
      'Termo de Opção',
      '44.950,00',
      '18.000,00',
      '80.000,00',
      '06/01/2027',
      '4 anos e 7 meses',
    ])
      expect(text).toContain(part)
    const none = await test.call(arquivoExtratoDesligamento, { params, query: { versao: 2 }, token })
    expect(none.status).toBe(404)
    const { documentos } = (await test.call(retornarDocumentosEmitidos, { params, token })).answer
    expect(documentos).toContainEqual(
      expect.objectContaining({ tipo: 'extrato-desligamento', referencia: '1', data: '2026-11-07' }),
    )
  })

  it('is no document of who still works there', async () => {
    expect((await statementOf(DemoCpf.ana)).status).toBe(404)
    const idPessoa = await test.personId(DemoCpf.ana)
    const [link] = await test.database.select().from(planLinks).where(eq(planLinks.enrolment, '100234'))
    const token = await test.signIn(DemoCpf.karina)
    const body = { idPessoa, idVinculo: link?.id ?? 0 }
    const refused = await test.call(emitirExtratoDesligamento, { body, token })
    expect([refused.status, refused.problem?.detail]).toEqual([
      409,
      'Ninguém informou o desligamento desta pessoa neste plano.',
    ])
  })

  it('is delivered by Karina before its day: the time to choose begins, and Igor is told; not twice', async () => {
    const idVinculo = await letIgorGo()
    const [idPessoa, token] = [await test.personId(DemoCpf.igor), await test.signIn(DemoCpf.karina)]
    const waiting = (await statementOf(DemoCpf.igor)).answer
    expect([waiting.extrato, waiting.relogio.prazo]).toEqual([null, null])
    const acts = await recordingActs(test)
    const told = await notifiedWhile(test, idPessoa, async () => {
      const { answer } = await test.call(emitirExtratoDesligamento, { body: { idPessoa, idVinculo }, token })
      expect(answer).toEqual({
        extratoAte: '2026-12-11',
        entregueEm: '2026-11-11',
        prazo: '2027-01-10',
        contestacao: null,
      })
    })
    expect(told.titles).toEqual(['Seu extrato de desligamento está disponível'])
    expect(await acts('exit-statement.delivered')).toEqual([
      { by: await test.personId(DemoCpf.karina), about: idPessoa },
    ])
    const again = await test.call(emitirExtratoDesligamento, { body: { idPessoa, idVinculo }, token })
    expect([again.status, (await acts('exit-statement.delivered')).length]).toEqual([409, 1])
    const { conteudo } = (await statementOf(DemoCpf.igor)).answer.extrato ?? {}
    expect(conteudo).toMatchObject({
      admissao: null,
      portabilidade: { motivo: 'vesting-period' },
      bpd: { motivo: 'vesting-period' },
      presumida: 'resgate',
    })
    const options = await test.call(retornarOpcoesSaida, {
      params: { idPessoa, idPlano: 1 },
      token: await test.signIn(DemoCpf.igor),
    })
    expect(options.answer.relogio?.prazo).toBe('2027-01-10')
  })

  it('comes by itself on its last day', async () => {
    const [link] = await test.database.select().from(planLinks).where(eq(planLinks.enrolment, '700301'))
    const linkId = link?.id ?? 0
    await test.database.update(planLinks).set({ situation: 7 }).where(eq(planLinks.id, linkId))
    const row = { linkId, noticedOn: '2026-11-11', endedOn: '2026-11-10', statementDueOn: '2026-12-11' }
    await test.database.insert(exits).values({ ...row, createdAt: TEST_NOW })
    await test.database
      .insert(dueActs)
      .values({ kind: 'exit-statement', subjectId: linkId, dueOn: '2026-12-11' })
    test.clock.set(new Date('2026-12-10T12:00:00-03:00'))
    await performDue(test.api, 'exit-statement')
    const stored = () => test.database.select().from(exitStatements).where(eq(exitStatements.linkId, linkId))
    expect(await stored()).toEqual([])
    // An option is open by then; it may come to nothing.
    await test.database.update(planLinks).set({ situation: 9 }).where(eq(planLinks.id, linkId))
    test.clock.set(new Date('2026-12-11T12:00:00-03:00'))
    await performDue(test.api, 'exit-statement')
    expect(await stored()).toEqual([])
    await test.database.update(planLinks).set({ situation: 7 }).where(eq(planLinks.id, linkId))
    test.clock.set(new Date('2026-12-11T14:00:00-03:00'))
    await performDue(test.api, 'exit-statement')
    expect(await stored()).toMatchObject([{ version: 1, deliveredOn: '2026-12-11', issuedById: null }])
  })
})

describe('a contested statement', () => {
  const contest = async (motivo = 'O saldo da patrocinadora não confere.') => {
    const [token, idPessoa] = [await test.signIn(DemoCpf.gustavo), await test.personId(DemoCpf.gustavo)]
    const body = { idPessoa, idPlano: 1, chaveEnvio: randomUUID(), motivo }
    return test.call(contestarExtratoDesligamento, { body, token })
  }
  const decide = async (idRequisicao: number, idStatus: number) => {
    const token = await test.signIn(DemoCpf.karina)
    for (const status of [2, idStatus]) {
      const { versao } = (await test.call(retornarRequisicao, { params: { idRequisicao }, token })).answer
      const body = { idRequisicao, idStatus: status, versao, motivo: 'Conferido com a patrocinadora.' }
      const moved = await test.call(movimentarRequisicao, { body, token })
      expect(moved.status).toBe(200)
    }
  }
  const clock = async () => (await statementOf(DemoCpf.gustavo)).answer.relogio
  const planned = async () => {
    const [link] = await test.database.select().from(planLinks).where(eq(planLinks.enrolment, '100555'))
    const rows = await test.database
      .select({ kind: dueActs.kind })
      .from(dueActs)
      .where(
        and(eq(dueActs.subjectId, link?.id ?? 0), isNull(dueActs.doneAt), like(dueActs.kind, 'option-%')),
      )
    return rows.map(({ kind }) => kind).toSorted()
  }

  it('stops the clock for fifteen business days; upheld, the days that were left go on', async () => {
    expect((await contest('curto')).status).toBe(422)
    const filed = (await contest()).answer
    expect(filed.prazo).toBe('2026-12-03')
    expect(await clock()).toMatchObject({
      prazo: null,
      contestacao: { idRequisicao: filed.idRequisicao, desde: '2026-11-11', respostaAte: '2026-12-03' },
    })
    expect(await planned()).toEqual([])
    expect((await contest()).status).toBe(409)
    test.clock.set(new Date('2026-11-21T12:00:00-03:00'))
    const told = await notifiedWhile(test, await test.personId(DemoCpf.gustavo), () =>
      decide(filed.idRequisicao, 6),
    )
    expect(told.titles).toContain('O prazo da sua opção voltou a contar')
    expect(await clock()).toMatchObject({ prazo: '2027-01-16', contestacao: null })
    expect(await planned()).toHaveLength(5)
    expect((await statementOf(DemoCpf.gustavo)).answer.versoes).toHaveLength(1)
  })

  it('that is answered while an option is open leaves the end of the time planned, for the option may come to nothing', async () => {
    test.clock.set(new Date('2026-11-21T12:00:00-03:00'))
    const { idRequisicao } = (await contest()).answer
    const stand = (situation: number) =>
      test.database.update(planLinks).set({ situation }).where(eq(planLinks.enrolment, '100555'))
    await stand(9)
    await decide(idRequisicao, 6)
    await stand(7)
    expect(await clock()).toMatchObject({ prazo: '2027-01-16', contestacao: null })
    expect(await planned()).toHaveLength(5)
  })

  it('is answered by a corrected one, and the first can still be had', async () => {
    test.clock.set(new Date('2026-11-25T12:00:00-03:00'))
    const { idRequisicao } = (await contest('A data de admissão está errada.')).answer
    test.clock.set(new Date('2026-11-27T12:00:00-03:00'))
    await decide(idRequisicao, 5)
    const { extrato, relogio, versoes } = (await statementOf(DemoCpf.gustavo)).answer
    expect(relogio.prazo).toBe('2027-01-18')
    expect(versoes.map(({ versao, entregueEm }) => [versao, entregueEm])).toEqual([
      [1, '2026-11-07'],
      [2, '2026-11-27'],
    ])
    expect([extrato?.versao, extrato?.conteudo.calculadoEm]).toEqual([2, '2026-11-27'])
    const [token, idPessoa] = [await test.signIn(DemoCpf.gustavo), await test.personId(DemoCpf.gustavo)]
    const params = { idPessoa, idPlano: 1 }
    const first = await test.call(arquivoExtratoDesligamento, { params, query: { versao: 1 }, token })
    expect(first.headers.get('content-disposition')).toContain('extrato_desligamento_2026-11-07.pdf')
  })

  it('cannot be contested once the time is over, nor by who never had one', async () => {
    test.clock.set(new Date('2027-01-19T12:00:00-03:00'))
    expect((await contest()).problem?.detail).toMatch(/já terminou/)
    const [token, idPessoa] = [await test.signIn(DemoCpf.ana), await test.personId(DemoCpf.ana)]
    const body = { idPessoa, idPlano: 1, chaveEnvio: randomUUID(), motivo: 'Não é o que eu esperava ver.' }
    expect((await test.call(contestarExtratoDesligamento, { body, token })).status).toBe(409)
  })
})
