import { and, eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aplicarImportacao, desfazerImportacao, retornarLinhasImportacao } from '#contract/imports/imports.ts'
import type { ImportKindId } from '#domain/imports/import-sheet.ts'
import { dueActs } from '../database/schema/due-acts.ts'
import { people } from '../database/schema/people.ts'
import { proveBalances } from '../ledger/prove-balances.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { importing } from '../testing/import-sheets.ts'
import { csvOf } from '../testing/invented-rows.ts'
import { notifiedWhile } from '../testing/notified.ts'
import { recordingActs } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let test: TestApi
let marta: string

beforeAll(async () => {
  test = await startTestApi()
  marta = await test.signIn(DemoCpf.marta)
})
afterAll(() => test.close())

const sheetOf = (kind: ImportKindId) => importing(test, kind, () => marta)

const reasonsOf = async (tipo: ImportKindId, idImportacao: number, resultado = 'recusadas') => {
  const { answer } = await test.call(retornarLinhasImportacao, {
    token: marta,
    params: { tipo, idImportacao },
    query: { resultado },
  })
  return answer.linhas.map(({ linha, problemas }) => [
    linha,
    ...problemas.map(({ codigo, motivo }) => `${codigo} ${motivo}`),
  ])
}

/** Rows of a table as a text. */
const rowsOf = async (query: string) => JSON.stringify((await test.database.execute(sql.raw(query))).rows)

const balance = () =>
  rowsOf(`select e.account, e.profile_id, sum(e.amount) as amount, sum(e.quotas) as quotas from ledger_entries e
    join plan_links l on l.id = e.link_id where l.enrolment = '100234' group by 1, 2 having sum(e.amount) <> 0 order by 1, 2`)

describe('contributions', () => {
  /** A day with a quota, and the month before the tests' own. */
  const day = async () => {
    const { rows } = await test.database.execute<{ date: string; value: string }>(
      sql`select date::text, value::text from quota_values q join plan_links l on l.profile_id = q.profile_id
          where l.enrolment = '100234' order by date desc limit 1`,
    )
    return rows[0] ?? { date: '', value: '' }
  }
  const row = (over: Record<string, string> = {}) => ({
    cpf: DemoCpf.ana,
    plano_id: '1',
    matricula: '100234',
    competencia: '10/2026',
    tipo: 'CS',
    valor: '100,00',
    data_credito: '',
    perfil: '',
    valor_cota: '',
    ...over,
  })

  it('are posted at the quota of their day, reversed as a whole, and posted again', async () => {
    const { date, value } = await day()
    const before = await balance()
    const sheet = csvOf([
      row({ data_credito: date, valor_cota: value.replace('.', ',') }),
      row({ data_credito: date, tipo: 'CV', valor: '50,00' }),
      row({ data_credito: date, tipo: 'CA', valor: '1,00' }),
    ])
    const { id, linhas } = await sheetOf('contribuicoes').prepare(sheet)
    expect(linhas).toMatchObject({ novas: 3, recusadas: 0 })
    const recorded = await recordingActs(test)
    await sheetOf('contribuicoes').apply(id)
    const about = await test.personId(DemoCpf.ana)
    expect(await recorded('ledger.posted')).toEqual([{ by: await test.personId(DemoCpf.marta), about }])
    const applied = await balance()
    expect(applied).not.toBe(before)
    // The same in another file is known: not the bytes, the rows.
    const again = await sheetOf('contribuicoes').prepare(`${sheet}\r\n`)
    expect(await reasonsOf('contribuicoes', again.id)).toEqual(
      [2, 3, 4].map((line) => [line, 'E13 imported']),
    )
    expect((await sheetOf('contribuicoes').undo(id)).situacao).toBe('desfeita')
    expect(await balance()).toBe(before)
    await sheetOf('contribuicoes').check(id)
    await sheetOf('contribuicoes').apply(id)
    expect(await balance()).toBe(applied)
    expect(await proveBalances(test.database)).toEqual([])
  })

  it('are refused by their codes, and a basic one beside the formula is taken with a warning', async () => {
    const { date } = await day()
    const { id, linhas } = await sheetOf('contribuicoes').prepare(
      csvOf([
        row({ data_credito: date, competencia: '12/2024', tipo: 'CV' }),
        row({ data_credito: '01/11/2026', tipo: 'CV' }),
        row({ data_credito: date, competencia: '09/2026', tipo: 'CV', valor_cota: '1,00' }),
        row({ data_credito: date, matricula: '999' }),
        row({ data_credito: date, cpf: DemoCpf.carlos }),
        row({ data_credito: date, perfil: 'Arrojado', competencia: '08/2026' }),
        row({ data_credito: date, competencia: '07/2026', tipo: 'CB', valor: '500,00' }),
        row({ data_credito: date, competencia: '06/2026', tipo: 'CB', valor: '134,39' }),
      ]),
    )
    expect(await reasonsOf('contribuicoes', id)).toEqual([
      [2, 'E10 month-closed'],
      [3, 'E11 no-quota'],
      [4, 'E11 other-quota'],
      [5, 'E06 link-unknown'],
      [6, 'E06 other-person'],
      [7, 'E07 other-profile'],
    ])
    expect(linhas).toMatchObject({ novas: 2, avisos: 1 })
    expect(await reasonsOf('contribuicoes', id, 'avisos')).toEqual([[8, 'E16 formula']])
  })

  it('whose money was used since are not undone', async () => {
    const { date } = await day()
    const { id } = await sheetOf('contribuicoes').prepare(
      csvOf([row({ data_credito: date, competencia: '05/2026', tipo: 'CV', valor: '10,00' })]),
    )
    await sheetOf('contribuicoes').apply(id)
    await test.database.execute(sql`
      insert into ledger_entries (link_id, date, lot_date, competence, type, account, profile_id, amount, unit_value,
        quota_version, quotas, cause_kind, cause_id, key, line, recorded_at)
      select link_id, date, lot_date, competence, 'redemption', account, profile_id, -amount, unit_value, quota_version, -quotas,
        'request', 'teste', 'teste', 'teste', now() from ledger_entries
      where cause_id = ${`planilha-${id}-1`}`)
    expect(await sheetOf('contribuicoes').undo(id)).toMatchObject({
      situacao: 'aplicada',
      impedimentos: [{ linhas: 1, linha: 2 }],
    })
  })
})

describe('a campaign of re-registration', () => {
  const row = (over: Record<string, string> = {}) => ({
    cpf: DemoCpf.helena,
    nome: 'Helena Castro',
    plano_id: '7',
    matricula: '700301',
    categoria_id: '1',
    prazo: '31/12/2026',
    campanha: 'Recadastramento 2026',
    ...over,
  })
  const helena = async () => {
    const [found] = await test.database
      .select({
        status: people.reRegistrationStatus,
        dueOn: people.reRegistrationDueOn,
        campaign: people.reRegistrationCampaign,
      })
      .from(people)
      .where(eq(people.cpf, DemoCpf.helena))
    return found
  }

  it('invites once, with what follows its term, and is taken back whole', async () => {
    const before = await helena()
    const personId = await test.personId(DemoCpf.helena)
    // The same number is that of an import, too.
    const ofPerson = and(eq(dueActs.subjectId, personId), ne(dueActs.kind, 'import-retention'))
    const waiting = () => test.database.$count(dueActs, ofPerson)
    const acts = await waiting()
    const { id } = await sheetOf('recadastramentos').prepare(csvOf([row()]))
    const told = await notifiedWhile(test, personId, () => sheetOf('recadastramentos').apply(id))
    expect(told.titles).toEqual(['Faça seu recadastramento'])
    expect(told.emails).toHaveLength(1)
    expect(await helena()).toEqual({ status: 1, dueOn: '2026-12-31', campaign: 'Recadastramento 2026' })
    expect(await waiting()).toBe(acts + 3)
    await sheetOf('recadastramentos').undo(id)
    expect(await helena()).toEqual(before)
    expect(await waiting()).toBe(acts)
  })

  it('refuses who is at it already, and another category', async () => {
    const { id } = await sheetOf('recadastramentos').prepare(
      csvOf([
        row({ cpf: DemoCpf.dulce, matricula: '700045', categoria_id: '3' }),
        row({ categoria_id: '2' }),
        row({ cpf: DemoCpf.carlos, matricula: '700301' }),
      ]),
    )
    expect(await reasonsOf('recadastramentos', id)).toEqual([
      [2, 'E08 under-way'],
      [3, 'E07 other-category'],
      [4, 'E06 other-person', 'E08 under-way'],
    ])
  })
})

describe('a sheet with a row of whoever asks', () => {
  it('is checked by them, and applied and undone by a colleague', async () => {
    const query = 'select link_id, amount, valid_from from salaries order by 1, 3'
    const before = await rowsOf(query)
    const anas = eq(people.cpf, DemoCpf.ana)
    await test.database.update(people).set({ adminLevel: 3 }).where(anas)
    try {
      const token = await test.signIn(DemoCpf.ana)
      const row = { cpf: DemoCpf.ana, plano_id: '1', matricula: '100234' }
      const { id } = await importing(test, 'salarios', () => token).prepare(
        csvOf([{ ...row, salario: '99.000,00', vigencia: '01/10/2026' }]),
      )
      const own = { tipo: 'salarios' as const, idImportacao: id }
      const refused = async (asked: Promise<{ status: number; problem: { detail: string } }>) => {
        const { status, problem } = await asked
        expect([status, problem.detail]).toEqual([
          403,
          'A linha 2 desta planilha é sua. Peça a outra pessoa do atendimento que aplique ou desfaça a importação.',
        ])
      }
      await refused(test.call(aplicarImportacao, { token, body: { ...own, novas: 0, alteradas: 1 } }))
      expect(await rowsOf(query)).toBe(before)
      await sheetOf('salarios').apply(id)
      const applied = await rowsOf(query)
      await refused(test.call(desfazerImportacao, { token, body: own }))
      expect(await rowsOf(query)).toBe(applied)
      expect((await sheetOf('salarios').undo(id)).situacao).toBe('desfeita')
      expect(await rowsOf(query)).toBe(before)
    } finally {
      await test.database.update(people).set({ adminLevel: null }).where(anas)
    }
  })
})

describe('salaries and indexes', () => {
  it('a salary holds from its day, and goes back', async () => {
    const query = 'select link_id, amount, valid_from from salaries order by 1, 3'
    const before = await rowsOf(query)
    const row = {
      cpf: DemoCpf.ana,
      plano_id: '1',
      matricula: '100234',
      salario: '13.000,00',
      vigencia: '01/11/2026',
    }
    const { id } = await sheetOf('salarios').prepare(csvOf([row]))
    await sheetOf('salarios').apply(id)
    expect(await rowsOf(query)).not.toBe(before)
    await sheetOf('salarios').undo(id)
    expect(await rowsOf(query)).toBe(before)
  })

  it('months of an index are corrected and added, and go back', async () => {
    const query = 'select entry_id, competence, percent from indexer_values order by 1, 2'
    const before = await rowsOf(query)
    const sheet = csvOf([
      { indexador: 'INPC', competencia: '11/2026', valor: '0,33' },
      { indexador: 'inpc', competencia: '10/2026', valor: '-0,1234' },
      { indexador: 'XYZ', competencia: '10/2026', valor: '0,1' },
    ])
    const { id, linhas } = await sheetOf('indices').prepare(sheet)
    expect(linhas).toMatchObject({ novas: 1, alteradas: 1, recusadas: 1 })
    expect(await reasonsOf('indices', id)).toEqual([[4, 'E07 indexer']])
    const recorded = await recordingActs(test)
    await sheetOf('indices').apply(id)
    expect(await recorded('indexer-values.changed')).toHaveLength(1)
    expect(await rowsOf(query)).not.toBe(before)
    await sheetOf('indices').undo(id)
    expect(await rowsOf(query)).toBe(before)
  })
})
