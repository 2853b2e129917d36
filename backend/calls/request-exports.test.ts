import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  arquivoExportado,
  exportarDadosRecadastramento,
  retornarSolicitacoes,
} from '#contract/requests/requests.ts'
import { people } from '../database/schema/people.ts'
import { requestPayloads, requests } from '../database/schema/requests.ts'
import { escapeFormula } from '../documents/text-sheet.ts'
import { sweep } from '../jobs/expiry.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let ana: string
let karina: string

beforeAll(async () => {
  api = await startTestApi()
  ana = await api.signIn(DemoCpf.ana)
  karina = await api.signIn(DemoCpf.karina)
})
afterAll(() => api.close())

const order = (token: string, query: Record<string, string | number> = {}) =>
  api.call(exportarDadosRecadastramento, { token, query })

/** Every file below the folder of files, without the folders on the way. */
async function written(): Promise<string[]> {
  const all = await readdir(join(api.dataDir, 'files'), { recursive: true, withFileTypes: true })
  return all.filter((entry) => entry.isFile()).map(({ name }) => name)
}

const fetchFile = (token: string, link: string) =>
  api.call(arquivoExportado, { token, params: { idArquivo: link.split('/').at(-1) ?? '' } })

describe('exportarDadosRecadastramento', () => {
  it('writes the filtered requests to a spreadsheet named after the moment in São Paulo', async () => {
    const { answer } = await order(karina, { idPlano: 7, ordem: 'prazo' })
    expect(answer.arquivo).toBe('requisicoes_20261111_120000.xlsx')
    const file = await fetchFile(karina, answer.link)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    )
    expect(file.headers.get('content-disposition')).toContain('filename=requisicoes_20261111_120000.xlsx')
    expect(file.headers.get('cache-control')).toBe('no-store')
    const [head, ...rows] = await readSheet(file.bytes)
    expect(head).toEqual([
      'Protocolo',
      'Data da solicitação',
      'Nome',
      'CPF',
      'Plano',
      'Funcionalidade',
      'Status',
      'Com quem está',
      'Prioridade',
      'Prazo',
      'Última atualização',
      'O que foi pedido',
      'Código de conferência',
    ])
    const { answer: listed } = await api.call(retornarSolicitacoes, {
      token: karina,
      query: { idPlano: 7, ordem: 'prazo', limit: 50 },
    })
    expect(rows).toHaveLength(listed.totalItems)
    expect(rows.slice(0, 50).map((row) => row[0])).toEqual(
      listed.requisicoes.map(({ protocolo }) => protocolo),
    )
    expect(rows.map((row) => row[7]).filter((name) => name !== null)).toContain('Karina Alves')
    const [first] = listed.requisicoes
    expect(rows[0]?.[9]).toEqual(new Date(`${first?.prazo?.data}T00:00Z`))
    // As a clock in São Paulo shows it.
    const shown = Number(rows[0]?.[1]) + 3 * 3_600_000
    expect(Math.abs(shown - Date.parse(first?.dataSolicitacao ?? ''))).toBeLessThan(60_000)
    for (const row of rows) expect(row[3]).toMatch(/^\*{3}\.\d{3}\.\d{3}-\*{2}$/)
  })

  it('gives a participant only their own', async () => {
    const { answer } = await order(ana)
    const [head, ...rows] = await readSheet((await fetchFile(ana, answer.link)).bytes)
    expect(head).not.toContain('Com quem está')
    expect(head).not.toContain('Prioridade')
    expect(new Set(rows.map((row) => row[2]))).toEqual(new Set(['Ana Beatriz Lima']))
    expect((await order(ana, { idPessoa: (await api.personId(DemoCpf.carlos)).toString() })).status).toBe(404)
  })

  it('is on the access record of each person in it once, and on nobody’s who took only their own', async () => {
    const recorded = async () => {
      const rows = await api.database.execute<{ id: number; exports: number; looks: number }>(sql`
        select p.id, (select count(*)::int from audit_entries a
            where a.subject_id = p.id and a.action = 'requests.exported') as exports,
          (select count(*)::int from person_accesses c where c.person_id = p.id and c.kind = 'consultation') as looks
        from people p order by p.id`)
      return new Map(rows.rows.map(({ id, ...counts }) => [id, counts]))
    }
    const luiz = await api.signIn(DemoCpf.luiz)
    const before = await recorded()
    expect((await order(luiz, { idPlano: 4 })).status).toBe(200)
    const { rows: ofPlan } = await api.database.execute<{ id: number }>(sql`
      select distinct r.person_id as id from requests r join plan_links l on l.id = r.link_id where l.plan_id = 4`)
    const inIt = new Set(ofPlan.map(({ id }) => id))
    expect(inIt.size).toBeGreaterThan(1)
    const after = await recorded()
    for (const [id, { exports, looks }] of before) {
      const more = Number(inIt.has(id))
      expect(after.get(id)).toEqual({ exports: exports + more, looks: looks + more })
    }
    expect((await order(ana)).status).toBe(200)
    expect(await recorded()).toEqual(after)
  })

  it('answers 404 with the product’s sentence when there is nothing', async () => {
    const { status, problem } = await order(karina, { palavraChave: 'não existe isto' })
    expect([status, problem.detail]).toEqual([404, 'Requisições não encontradas'])
  })

  it('says of what it cannot read that it cannot', async () => {
    const helena = await api.personId(DemoCpf.helena)
    const rows = async () => {
      const { answer } = await order(karina, { idPessoa: String(helena) })
      const [, ...told] = await readSheet((await fetchFile(karina, answer.link)).bytes)
      return told.map((row) => row[11])
    }
    expect((await rows()).join(' ')).not.toContain('outro sistema')
    const [request] = await api.database.select().from(requests).where(eq(requests.personId, helena))
    await api.database.insert(requestPayloads).values({
      requestId: request?.id ?? 0,
      version: 99,
      data: { forma: 'desconhecida' },
      verificationCode: 'a'.repeat(64),
      authorId: helena,
      createdAt: api.clock.now(),
    })
    expect(await rows()).toContain('Esta solicitação veio de outro sistema e não pode ser mostrada aqui.')
  })

  it('turns what looks like a formula into text', async () => {
    await api.database
      .update(people)
      .set({ name: '=HYPERLINK("http://mal.example","clique")' })
      .where(eq(people.cpf, DemoCpf.helena))
    const { answer } = await order(karina, { idPessoa: (await api.personId(DemoCpf.helena)).toString() })
    const [, row] = await readSheet((await fetchFile(karina, answer.link)).bytes)
    expect(row?.[2]).toBe('\'=HYPERLINK("http://mal.example","clique")')
    expect(['+351 912345678', '+351 912345678+1'].map(escapeFormula)).toEqual([
      '+351 912345678',
      "'+351 912345678+1",
    ])
    expect(['+1', '-1', '@a', '\t=1', 'Ana'].map(escapeFormula)).toEqual([
      "'+1",
      "'-1",
      "'@a",
      "'\t=1",
      'Ana',
    ])
  })
})

describe('arquivoExportado', () => {
  it('is only for who asked, and only for an hour', async () => {
    const { answer } = await order(karina)
    const luiz = await api.signIn(DemoCpf.luiz)
    expect((await fetchFile(luiz, answer.link)).problem.status).toBe(404)
    api.clock.advance(3601)
    karina = await api.signIn(DemoCpf.karina)
    expect((await fetchFile(karina, answer.link)).problem).toMatchObject({
      status: 404,
      detail: 'Este arquivo não existe ou expirou. Exporte de novo.',
    })
    await sweep(api.api)
    expect(await written()).toEqual([])
  })

  it.each(['1', 'abc', '../../etc/passwd', '00000000-0000-0000-0000-000000000000'])(
    'refuses %j',
    async (idArquivo) => {
      const { status } = await api.call(arquivoExportado, { token: karina, params: { idArquivo } })
      expect([404, 422]).toContain(status)
    },
  )
})
