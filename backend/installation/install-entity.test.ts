import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { redefinirSenha } from '#contract/identity/passwords.ts'
import { autenticar } from '#contract/identity/sessions.ts'
import { retornarPlanos } from '#contract/plans/plans.ts'
import { admitRealData, HOLDS_DEMONSTRATION, HOLDS_REAL_DATA } from '../database/claim-database.ts'
import { claimSlipNumber } from '../database/queries/contribution-payments.ts'
import { seedDemo } from '../demo/seed.ts'
import { migrateDatabase } from '../preparation/migrate.ts'
import { requestWorkflow } from '../rules/request-workflow.ts'
import { ruleOn } from '../rules/rule-on.ts'
import { suggestedWorkflows } from '../rules/suggested-workflows.ts'
import { recording } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_TODAY } from '../testing/test-clock.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { installEntity } from './install-entity.ts'
import { type Installation, readInstallation } from './installation-file.ts'

const read = readInstallation(
  await readFile(new URL('../../docs/installation-example.json', import.meta.url), 'utf8'),
)
if (!read.ok) throw new Error('the example cannot be read')
const example: Installation = read.installation
const [rute] = example.equipe
const senha = 'Aurora@2026'

const install = (to: TestDatabase, installation = example, renewLinks = false) =>
  installEntity(to.database, installation, { now: new Date(), renewLinks })

/** Every row that an installation could touch, as one text. */
async function contentOf({ database }: TestDatabase): Promise<string> {
  const tables = ['pension_entity', 'plans', 'dated_rules', 'theme_versions', 'people']
  const others = ['credentials', 'password_links', 'audit_entries']
  const contents = await Promise.all(
    [...tables, ...others].map((table) => database.execute(sql.raw(`select * from ${table} order by 1, 2`))),
  )
  return JSON.stringify(contents.map(({ rows }) => rows))
}

describe('a fund that installs the portal', () => {
  let empty: TestDatabase
  let api: TestApi

  beforeAll(async () => {
    empty = await createEmptyDatabase()
    await migrateDatabase(empty.url)
    api = await startTestApi({ databaseUrl: empty.url, clock: () => new Date() })
  })
  afterAll(async () => {
    await api.close()
    await empty.drop()
  })

  it('finds nobody in its database before it says who works there', async () => {
    expect(await admitRealData(empty.url)).toBe('empty')
    const { rows } = await empty.database.execute(sql`select from people`)
    expect(rows).toHaveLength(0)
  })

  it('gets its plans and an administrator who signs in by a link that works once', async () => {
    const recorded = await recording(empty)
    const { team, ...rest } = await install(empty)
    expect(await recorded('entity.installed')).toEqual([null])
    expect(await recorded('collection.installed')).toEqual([null])
    expect(await recorded('plan.installed')).toEqual([null, null])
    expect(await recorded('person.level-granted')).toHaveLength(team.length)
    expect(rest).toEqual({
      entity: 'created',
      collection: 'created',
      plans: [
        { name: 'Aurora CD', outcome: 'created' },
        { name: 'Aurora Família', outcome: 'created' },
      ],
    })
    const token = team[0]?.token ?? ''
    const body = { token, senha, confirmacao: senha }
    expect((await api.call(redefinirSenha, { body })).answer).toMatchObject({ redefinida: true })
    expect((await api.call(redefinirSenha, { body })).status).toBe(404)
    const signedIn = await api.call(autenticar, { body: { cpf: rute?.cpf, senha } })
    expect(signedIn.answer.pessoa).toMatchObject({ nome: 'Rute Campos', admin: 'S', tipo_admin: 3 })
    const plans = await api.call(retornarPlanos, { token: signedIn.answer.token })
    expect(plans.answer).toEqual([
      { id: 1, nome: 'Aurora CD', onboarding_plano: 1 },
      { id: 2, nome: 'Aurora Família', onboarding_plano: 6 },
    ])
    expect(await admitRealData(empty.url)).toBe('real')
  })

  it('changes nothing by installing again', async () => {
    const before = await contentOf(empty)
    const { entity, plans, team } = await install(empty)
    expect([entity, ...plans.map(({ outcome }) => outcome)]).toEqual(['kept', 'kept', 'kept'])
    expect(team.map(({ outcome, token }) => [outcome, token])).toEqual([
      ['kept', null],
      ['kept', null],
    ])
    expect(await contentOf(empty)).toBe(before)
  })

  it('collects at its bank from the run on that tells how', async () => {
    const other = await createEmptyDatabase()
    await migrateDatabase(other.url)
    const { cobranca: _collection, ...without } = example
    expect((await install(other, without)).collection).toBe('missing')
    expect((await install(other)).collection).toBe('created')
    expect(await claimSlipNumber(other.database)).toEqual({
      portfolio: '109',
      agency: '0057',
      account: '12345',
      slipNumber: '00000001',
    })
    await other.drop()
  })

  it('draws a new link for who lost theirs, and none for who has a password', async () => {
    const { team } = await install(empty, example, true)
    expect(team.map(({ name, token }) => [name, token !== null])).toEqual([
      ['Rute Campos', false],
      ['Otávio Reis', true],
    ])
  })

  it('adds a plan later, and leaves what it has', async () => {
    const plan = { ...example.planos[0], id: 9, nome: 'Aurora Nova' } as Installation['planos'][number]
    const { plans } = await install(empty, { ...example, planos: [...example.planos, plan] })
    expect(plans.map(({ outcome }) => outcome)).toEqual(['kept', 'kept', 'created'])
  })

  it('is told the stages of one kind of request, and begins with those suggested of the others', async () => {
    const pep = { isPayment: false, stages: suggestedWorkflows.resgate.stages.slice(1) }
    const plan = { ...example.planos[0], id: 10, nome: 'Aurora Etapas' } as Installation['planos'][number]
    const outrasRegras = { 'request-workflow': { pep } }
    await install(empty, { ...example, planos: [...example.planos, { ...plan, outrasRegras }] })
    const drawn = await ruleOn(empty.database, requestWorkflow, { id: 10 }, TEST_TODAY)
    expect(drawn).toEqual({ ...suggestedWorkflows, pep })
  })

  it('is told nothing that an Administrador could not publish, and then writes nothing', async () => {
    const before = await contentOf(empty)
    const stage = { name: 'Única', level: 1, slaBusinessDays: 2, mayReturn: true, checklist: [] } as const
    const plan = { ...example.planos[0]!, id: 42, nome: 'Aurora Curta' }
    const outrasRegras = { 'request-workflow': { resgate: { isPayment: false, stages: [stage] } } }
    const installing = install(empty, { ...example, planos: [...example.planos, { ...plan, outrasRegras }] })
    await expect(installing).rejects.toThrow(/resgate: Este tipo paga ou transfere dinheiro/)
    expect(await contentOf(empty)).toBe(before)
  })

  it('never gets somebody else’s data into its database', async () => {
    const entidade = { ...example.entidade, cnpj: '12345678000195' }
    await expect(install(empty, { ...example, entidade })).rejects.toThrow('este banco é de outra entidade')
    const before = await contentOf(empty)
    await expect(seedDemo(empty.database, { today: TEST_TODAY })).rejects.toThrow(HOLDS_REAL_DATA)
    expect(await contentOf(empty)).toBe(before)
  })
})

describe('the demonstration and real people', () => {
  it('never share a database, whichever comes second', async () => {
    const demonstration = await createTestDatabase()
    const before = await contentOf(demonstration)
    await expect(install(demonstration)).rejects.toThrow(HOLDS_DEMONSTRATION)
    await expect(admitRealData(demonstration.url)).rejects.toThrow(HOLDS_DEMONSTRATION)
    expect(await contentOf(demonstration)).toBe(before)
    await demonstration.drop()
  })

  it('a fund’s API that runs on an empty database keeps it, also against a demonstration that starts beside it', async () => {
    const empty = await createEmptyDatabase()
    await migrateDatabase(empty.url)
    const [served, filled] = await Promise.allSettled([
      admitRealData(empty.url),
      seedDemo(empty.database, { today: TEST_TODAY }),
    ])
    expect([served.status, filled.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    await empty.drop()
    const fund = await createEmptyDatabase()
    await migrateDatabase(fund.url)
    expect(await admitRealData(fund.url)).toBe('empty')
    await expect(seedDemo(fund.database, { today: TEST_TODAY })).rejects.toThrow(HOLDS_REAL_DATA)
    const { rows } = await fund.database.execute(sql`select from people`)
    expect(rows).toHaveLength(0)
    await fund.drop()
  })

  it('imported people without an entity are real', async () => {
    const imported = await createEmptyDatabase()
    await migrateDatabase(imported.url)
    await imported.database.execute(sql`insert into people (cpf, name) values ('11122233396', 'Rute Campos')`)
    await expect(seedDemo(imported.database, { today: TEST_TODAY })).rejects.toThrow(HOLDS_REAL_DATA)
    await imported.drop()
  })

  it('a database of another program is left as it is', async () => {
    const foreign = await createEmptyDatabase()
    await foreign.database.execute(sql`create table invoices (id int)`)
    await expect(migrateDatabase(foreign.url)).rejects.toThrow('tabelas de outro programa')
    const { rows } = await foreign.database.execute(
      sql`select tablename from pg_tables where schemaname = 'public'`,
    )
    expect(rows).toEqual([{ tablename: 'invoices' }])
    await foreign.drop()
  })
})
