import { randomUUID } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { autenticar } from '#contract/identity/sessions.ts'
import { filtrarPessoas, retornarPessoa } from '#contract/people/people.ts'
import { erasedRequest, namelessPerson } from '#contract/records/retention.text.ts'
import { liberarDadosPessoa, manterDadosPessoa, retornarPrazosGuarda } from '#contract/records/retention.ts'
import { retornarRequisicao } from '#contract/requests/requests.ts'
import { sqlStateOf } from '../database/errors.ts'
import { dueActs } from '../database/schema/due-acts.ts'
import { fileContents, files } from '../database/schema/files.ts'
import { people } from '../database/schema/people.ts'
import { planLinks } from '../database/schema/plans.ts'
import { requests } from '../database/schema/requests.ts'
import { DEMO_PASSWORD } from '../demo/people.ts'
import { sweep } from '../jobs/expiry.ts'
import { proveBalances } from '../ledger/prove-balances.ts'
import { retention } from '../rules/entity-kinds.ts'
import { changeRule } from '../testing/change-rule.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { importing } from '../testing/import-sheets.ts'
import { csvOf, inventedCpf } from '../testing/invented-rows.ts'
import { performDue } from '../testing/perform-due.ts'
import { recordingActs } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_TODAY } from '../testing/test-clock.ts'
import {
  emptiedOfLink,
  erasedWithLink,
  erasedWithPerson,
} from '../usecases/records/retention/what-is-erased.ts'

/** The records of an enrolment that ended, until when, and what is left of it then. */

let test: TestApi
beforeEach(async () => {
  await test?.close()
  test = await startTestApi()
})
afterAll(() => test.close())

/** Tables that refer to people, enrolments or requests and whose rows stay as they are, each with the reason. */
const staysAfterAll: Readonly<Record<string, string>> = {
  plan_links: 'the enrolment itself, without its number, its sponsor and its person: figures hang on it',
  people: 'the row itself, without name, CPF, birth and contacts: what was done refers to it',
  ledger_entries: 'totals of the plan',
  link_moves: 'how many were in which situation, in months that are closed',
  benefit_incomes: 'how much was paid of what, with the pay slips',
  request_stages: 'how long requests took, in months that are closed',
  pay_slip_refunds: 'what was given back of the tax, with the pay slips',
  audit_entries: 'the sealed record of what was done; its chain breaks where a row is missing',
  email_confirmations: 'goes with what it confirmed',
  document_reasons: 'goes with its file',
  registry_entries: 'names the attendant who published it',
  theme_versions: 'names the attendant who published it',
  theme_drafts: 'names the attendant who wrote it',
  profile_versions: 'names the attendant who published it',
  quota_values: 'names the attendant who told it',
  email_texts: 'names the attendant who published it',
  dated_rules: 'names the attendant who published it',
  rule_drafts: 'names the attendant who wrote it',
  payment_clearings: 'names the attendants who prepared and decided it',
  debit_files: 'names the attendant who had it written',
  imports: 'names the attendants who sent, applied and undid it; its rows go after 90 days',
}

/** First month that begins when ten years have passed since today. */
const AFTER = '2036-12-01'

async function at(day: string): Promise<void> {
  test.clock.set(new Date(`${day}T09:00:00-03:00`))
  await performDue(test.api, 'retention')
  await performDue(test.api, 'link-retention')
}

async function linkOf(cpf: string, planId: number): Promise<number> {
  const [link] = await test.database
    .select({ id: planLinks.id })
    .from(planLinks)
    .where(and(eq(planLinks.personId, await test.personId(cpf)), eq(planLinks.planId, planId)))
  return link?.id ?? 0
}

/** The enrolment ends today with everything settled: every entry is reversed, nothing waits any more. */
async function end(linkId: number): Promise<void> {
  const run = (statement: ReturnType<typeof sql>) => test.database.execute(statement)
  await run(sql`insert into ledger_entries (link_id, date, lot_date, competence, type, account, profile_id, amount, unit_value,
      quota_version, quotas, cause_kind, cause_id, key, line, corrects_entry_id, recorded_at)
    select link_id, date, lot_date, competence, type, account, profile_id, -amount, unit_value, quota_version, -quotas, 'correction',
      'teste', id::text, id::text, id, now()
    from ledger_entries e where link_id = ${linkId} and corrects_entry_id is null
      and not exists (select from ledger_entries o where o.corrects_entry_id = e.id)`)
  await run(sql`update loan_bills set cancelled_on = ${TEST_TODAY} where paid_on is null and cancelled_on is null
    and loan_id in (select id from loans where link_id = ${linkId})`)
  await run(
    sql`update loans set ended_on = ${TEST_TODAY}, ended_by = 'settled' where link_id = ${linkId} and ended_on is null`,
  )
  await run(sql`update contribution_payments set cancelled_on = ${TEST_TODAY} where paid_on is null and cancelled_on is null
    and link_id = ${linkId}`)
  await run(sql`update benefits set ended_on = ${TEST_TODAY} where link_id = ${linkId} and ended_on is null`)
  await run(sql`update settlements set settled_at = now() where settled_at is null
    and request_id in (select id from requests where link_id = ${linkId})`)
  await run(sql`update requests set status = 7 where status < 6 and link_id = ${linkId}`)
  await run(
    sql`update plan_links set situation = 4, situation_since = ${TEST_TODAY}, situation_reason = null where id = ${linkId}`,
  )
}

/** All that the plans held, paid and got, and how much was asked for, month by month. */
async function figures() {
  const { rows } = await test.database.execute(sql`
    select 'ledger' as of, plan_id, competence as month, account as what, sum(amount)::text as amount, sum(quotas)::text as count
      from ledger_entries join plan_links on plan_links.id = link_id group by plan_id, competence, account
    union all select 'slips', plan_id, competence, '', sum(gross)::text, sum(net)::text
      from pay_slips join plan_links on plan_links.id = link_id group by plan_id, competence
    union all select 'tax', plan_id, competence, code::text, sum(amount)::text, count(*)::text from pay_slip_lines
      join pay_slips on pay_slips.id = pay_slip_id join plan_links on plan_links.id = link_id group by plan_id, competence, code
    union all select 'paid', plan_id, competence, purpose, sum(paid_amount)::text, count(*)::text
      from contribution_payments join plan_links on plan_links.id = link_id group by plan_id, competence, purpose
    union all select 'redeemed', plan_id, paid_on::text, '', sum(net)::text, count(*)::text
      from redemption_payments join plan_links on plan_links.id = link_id group by plan_id, paid_on
    union all select 'lent', plan_id, released_on::text, '', sum(amount)::text, count(*)::text
      from loans join plan_links on plan_links.id = link_id group by plan_id, released_on
    union all select 'asked', plan_id, month::text, concat(kind_id, ' ', status), '', sum(count)::text
      from requests_by_month group by plan_id, month, kind_id, status having sum(count) <> 0
    order by 1, 2, 3, 4`)
  return rows
}

type Reference = { table: string; column: string; to: string }

/** Every column that refers to people, enrolments, requests, or to what hangs on them. */
async function references(): Promise<Reference[]> {
  const { rows } = await test.database.execute<Reference>(sql`
    select c.conrelid::regclass::text as "table", a.attname as "column", c.confrelid::regclass::text as "to"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = any(array['people', 'plan_links', 'requests']::regclass[])
    order by 1, 2`)
  return rows
}

const gone = new Set([...erasedWithLink, ...erasedWithPerson].flatMap(({ tables }) => tables))
const staying = new Set([...emptiedOfLink.map(({ table }) => table), ...Object.keys(staysAfterAll)])

/** How many rows refer to a person, an enrolment or its requests in tables of which nothing of it may be left. */
async function rowsLeft(personId: number, linkId: number): Promise<string[]> {
  const left: string[] = []
  for (const { table, column, to } of await references()) {
    if (!gone.has(table) || table === 'person_accesses') continue
    if (column !== 'person_id' && column !== 'owner_id' && to === 'people') continue
    const ids =
      to === 'people'
        ? sql`${personId}`
        : to === 'plan_links'
          ? sql`${linkId}`
          : sql`select id from requests where link_id = ${linkId}`
    const { rows } = await test.database.execute<{ rows: number }>(
      sql`select count(*)::int as rows from ${sql.identifier(table)} where ${sql.identifier(column)} in (${ids})`,
    )
    if ((rows[0]?.rows ?? 0) > 0) left.push(`${table}.${column}`)
  }
  return left
}

it('names every table that refers to people, enrolments or requests, and no other', async () => {
  const referring = new Set((await references()).map(({ table }) => table))
  expect([...referring].filter((table) => !gone.has(table) && !staying.has(table))).toEqual([])
  const { rows } = await test.database.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const tables = new Set(rows.map(({ name }) => name))
  expect([...gone, ...staying].filter((table) => !tables.has(table))).toEqual([])
})

describe('an enrolment that ended ten years ago, the only one of its person', () => {
  let [linkId, personId] = [0, 0]

  const carlosEnds = async () => {
    linkId = await linkOf(DemoCpf.carlos, 1)
    personId = await test.personId(DemoCpf.carlos)
    await end(linkId)
  }

  it('is there until its day, and then leaves its figures and nothing of the person', async () => {
    await carlosEnds()
    const [before, faults] = [await figures(), await proveBalances(test.database)]
    const asked = await test.database.$count(requests, eq(requests.linkId, linkId))
    const recorded = await recordingActs(test)
    // Somebody at the desk was told of a conversation in a plan of which the person has no enrolment.
    await test.database.execute(sql`
      with opened as (
        insert into conversations (person_id, plan_id, subject, opened_at, last_entry_id, participant_received, participant_read, desk_received, desk_read)
        values (${personId}, 7, 'Dúvida', now(), 0, 0, 0, 0, 0) returning id)
      insert into notifications (person_id, type, title, description, conversation_id, created_at)
      select ${await test.personId(DemoCpf.karina)}, 1, 'Mensagem', 'Carlos escreveu', id, now() from opened`)
    expect(await rowsLeft(personId, linkId)).toContain('request_payloads.request_id')
    await at('2036-11-01')
    expect(await test.personId(DemoCpf.carlos)).toBe(personId)
    await at(AFTER)

    expect(await rowsLeft(personId, linkId)).toEqual([])
    expect(await figures()).toEqual(before)
    expect(await proveBalances(test.database)).toEqual(faults)
    expect(await test.database.$count(requests, eq(requests.linkId, linkId))).toBe(asked)
    const [person] = await test.database.select().from(people).where(eq(people.id, personId))
    expect(person).toMatchObject({ name: namelessPerson, email: null, birthDate: null, incomeRange: null })
    expect(person?.cpf).toMatch(/^-\d{10}$/)
    const [link] = await test.database.select().from(planLinks).where(eq(planLinks.id, linkId))
    expect(link).toMatchObject({ enrolment: `apagada-${linkId}`, sponsor: null, employedOn: null })
    expect(await recorded('plan-link.erased')).toEqual([{ by: null, about: personId }])
    await at('2037-02-01')
    expect(await recorded('plan-link.erased')).toHaveLength(1)
    const { rows } = await test.database.execute(sql`
      select bank, agency, account from pay_slips where link_id = ${linkId} group by 1, 2, 3`)
    expect(rows).toEqual([{ bank: '000', agency: '0000', account: '0-0' }])
    const changed = test.database.execute(sql`update pay_slips set memo = '{}' where link_id = ${linkId}`)
    await expect(changed).rejects.toSatisfy((error) => sqlStateOf(error) === 'PL001')
  })

  it('keeps no byte of its files', async () => {
    await carlosEnds()
    const storedAt = test.clock.now()
    await test.database.insert(fileContents).values({ key: 'sem-uso', bytes: 1, storedAt })
    const [request] = await test.database.select().from(requests).where(eq(requests.linkId, linkId))
    const sent = {
      purpose: 'request-other-document',
      ownerId: personId,
      linkId,
      sha256: 'a'.repeat(64),
      bytes: 1,
      mediaType: 'application/pdf',
      name: 'carta-do-carlos.pdf',
      scan: 'clean',
      contentKey: 'sem-uso',
      uploadedAt: storedAt,
    } as const
    await test.database.insert(files).values([
      { ...sent, publicId: randomUUID(), subjectKind: 'request', subjectId: request?.id ?? 0 },
      { ...sent, publicId: randomUUID(), linkId: null },
    ])
    await at(AFTER)
    await sweep(test.api)
    expect(await test.database.$count(files, eq(files.name, sent.name))).toBe(0)
    expect(await test.database.$count(fileContents, eq(fileContents.key, 'sem-uso'))).toBe(0)
  })

  it('lets nobody in any more, and is found by nobody', async () => {
    await carlosEnds()
    const [request] = await test.database
      .select({ id: requests.id })
      .from(requests)
      .where(eq(requests.linkId, linkId))
    await at(AFTER)
    const entry = (cpf: string) => test.call(autenticar, { body: { cpf, senha: DEMO_PASSWORD } })
    const [refused, unknown] = [await entry(DemoCpf.carlos), await entry(inventedCpf(1))]
    expect([refused.status, refused.problem.detail]).toEqual([401, unknown.problem.detail])
    const token = await test.signIn(DemoCpf.marta)
    expect((await test.call(retornarPessoa, { token, params: { idPessoa: personId } })).status).toBe(404)
    for (const palavraChave of ['Carlos Eduardo Nunes', namelessPerson]) {
      const found = await test.call(filtrarPessoas, { token, query: { palavraChave } })
      expect(JSON.stringify(found.answer)).not.toContain(`"id":${personId},`)
    }
    const case404 = await test.call(retornarRequisicao, {
      token,
      params: { idRequisicao: request?.id ?? 0 },
    })
    expect([case404.status, case404.problem.detail]).toEqual([404, erasedRequest])
    const none = await test.call(retornarRequisicao, { token, params: { idRequisicao: 999_999 } })
    expect(none.problem.detail).toBe('Esta solicitação não existe.')
  })

  it('lets the same CPF be enrolled again, under the same number', async () => {
    await carlosEnds()
    await at(AFTER)
    const marta = await test.signIn(DemoCpf.marta)
    const pessoas = importing(test, 'pessoas', () => marta)
    const { id } = await pessoas.prepare(
      csvOf([
        {
          cpf: DemoCpf.carlos,
          nome: 'Carlos Eduardo Nunes',
          data_nascimento: '1958-03-02',
          plano_id: '1',
          matricula: '100871',
          categoria_id: '1',
          situacao_id: '1',
          data_adesao: '2036-11-03',
        },
      ]),
    )
    await pessoas.apply(id)
    expect(await test.personId(DemoCpf.carlos)).not.toBe(personId)
  })

  it.each<[string, (id: number) => ReturnType<typeof sql>]>([
    ['a loan', (id) => sql`update loans set ended_on = null, ended_by = null where link_id = ${id}`],
    ['a benefit that stands', (id) => sql`update benefits set ended_on = null where link_id = ${id}`],
    ['an open request', (id) => sql`update requests set status = 1 where link_id = ${id}`],
    [
      'money',
      (
        id,
      ) => sql`insert into ledger_entries (link_id, date, lot_date, competence, type, account, profile_id, amount, unit_value,
        quota_version, quotas, cause_kind, cause_id, key, line, recorded_at)
      select ${id}, date, lot_date, competence, 'CV', account, profile_id, 10, unit_value, quota_version, 1, 'correction', 'teste', 'mais',
        'teste', now() from ledger_entries where quotas > 0 and type = 'CV' limit 1`,
    ],
  ])('stays while there is %s', async (_, block) => {
    await carlosEnds()
    await test.database.execute(block(linkId))
    await at(AFTER)
    expect(await test.personId(DemoCpf.carlos)).toBe(personId)
  })

  it('waits for the last pension of it, whose time begins with its own end', async () => {
    await carlosEnds()
    const dulce = await linkOf(DemoCpf.dulce, 7)
    await test.database.execute(sql`
      with died as (
        insert into deaths (person_id, died_on, registered_by_id, created_at)
        values (${personId}, ${TEST_TODAY}, ${await test.personId(DemoCpf.marta)}, now()) returning id),
      dependant as (
        insert into dependants (person_id, type, link_id, name, cpf, birth_date, kinship, share, is_student, is_disabled, valid_from, created_at)
        values (${personId}, 2, ${linkId}, 'Bia Nunes', ${inventedCpf(2)}, '1960-03-02', 'conjuge', 100, false, false, '2020-01-02', now())
        returning id)
      insert into pensions (death_id, link_id, dependant_id, points) select died.id, ${linkId}, dependant.id, 100 from died, dependant`)
    const why = async () => {
      const [act] = await test.database
        .select({ skipped: dueActs.skipped })
        .from(dueActs)
        .where(and(eq(dueActs.kind, 'link-retention'), eq(dueActs.subjectId, linkId)))
        .orderBy(desc(dueActs.id))
        .limit(1)
      return act?.skipped
    }
    await at(AFTER)
    expect(await why()).toBe('benefit-runs')
    await test.database.execute(sql`
      update pensions set beneficiary_link_id = ${dulce}, amount = 1, opened_by_id = ${await test.personId(DemoCpf.marta)}, opened_at = now()`)
    await at('2037-01-01')
    expect(await why()).toBe('benefit-runs')
    await end(dulce)
    await test.database.execute(sql`update plan_links set situation_since = '2028-02-29' where id = ${dulce}`)
    await at('2038-03-01')
    expect(await why()).toBe('other-day')
    await at('2038-04-01')
    expect(await why()).toBeNull()
    expect(await rowsLeft(personId, linkId)).toEqual([])
  })

  it('stays while its records are held, says why, and goes in the month after they are released', async () => {
    await carlosEnds()
    const about = (token: string, motivo: string) => ({ token, body: { idPessoa: personId, motivo } })
    const hold = (token: string, why: string) => test.call(manterDadosPessoa, about(token, why))
    const release = (token: string, why: string) => test.call(liberarDadosPessoa, about(token, why))
    const recorded = await recordingActs(test)
    const luiz = await test.signIn(DemoCpf.luiz)
    const why = 'Ação judicial sobre o valor do benefício.'
    expect((await hold(await test.signIn(DemoCpf.karina), why)).status).toBe(403)
    expect((await hold(luiz, 'Sim')).status).toBe(422)
    expect((await release(luiz, why)).status).toBe(409)
    const { answer } = await hold(luiz, why)
    expect(answer).toEqual({ motivo: why, desde: test.clock.now().toISOString(), por: 'Luiz Barbosa' })
    expect((await hold(luiz, why)).status).toBe(409)
    const params = { idPessoa: personId }
    expect((await test.call(retornarPessoa, { token: luiz, params })).answer.dadosMantidos).toEqual(answer)
    await at(AFTER)
    expect(await test.personId(DemoCpf.carlos)).toBe(personId)
    const skipped = await test.database
      .select({ skipped: dueActs.skipped })
      .from(dueActs)
      .where(and(eq(dueActs.kind, 'link-retention'), eq(dueActs.subjectId, linkId)))
    expect(skipped).toEqual([{ skipped: 'records-held' }])
    const later = await test.signIn(DemoCpf.luiz)
    expect((await release(later, 'O acordo foi cumprido e homologado.')).answer).toBeNull()
    const act = { by: await test.personId(DemoCpf.luiz), about: personId }
    expect([await recorded('records.held'), await recorded('records.released')]).toEqual([[act], [act]])
    await at('2037-01-01')
    expect(await rowsLeft(personId, linkId)).toEqual([])
  })
})

describe('an enrolment of somebody with another one', () => {
  it('goes with nothing of the other, whose person keeps everything', async () => {
    const ana = await test.personId(DemoCpf.ana)
    const [ended, other] = [await linkOf(DemoCpf.ana, 1), await linkOf(DemoCpf.ana, 4)]
    await end(ended)
    const of = (linkId: number) =>
      test.database.execute(sql`select (select count(*)::int from ledger_entries where link_id = ${linkId}) as entries,
        (select count(*)::int from request_payloads p join requests r on r.id = p.request_id where r.link_id = ${linkId}) as payloads,
        (select count(*)::int from conversations where person_id = ${ana} and plan_id = 4) as conversations,
        (select count(*)::int from addresses where person_id = ${ana}) as addresses,
        (select count(*)::int from credentials where person_id = ${ana}) as credentials,
        (select count(*)::int from files where link_id = ${linkId}) as files`)
    const [kept, before] = [(await of(other)).rows, await figures()]
    await at(AFTER)

    expect((await of(other)).rows).toEqual(kept)
    expect(await figures()).toEqual(before)
    expect(await rowsLeft(0, ended)).toEqual([])
    const [link] = await test.database.select().from(planLinks).where(eq(planLinks.id, ended))
    expect(link?.personId).not.toBe(ana)
    const [nobody] = await test.database
      .select()
      .from(people)
      .where(eq(people.id, link?.personId ?? 0))
    expect(nobody).toMatchObject({ name: namelessPerson, email: null })
    const token = await test.signIn(DemoCpf.ana)
    expect(token).toEqual(expect.any(String))
    expect(await test.database.$count(planLinks, eq(planLinks.personId, ana))).toBe(1)
  })
})

it('tells for how long what is kept, as the entity has it today', async () => {
  const token = await test.signIn(DemoCpf.ana)
  const kept = async () => (await test.call(retornarPrazosGuarda, { token })).answer
  expect(await kept()).toEqual({
    anosRegistrosPlano: 10,
    anosFiscais: 5,
    anosDeclaracoes: 5,
    anosConversas: 5,
    mesesAcessos: 12,
    diasCodigos: 90,
    diasArquivosRecusados: 30,
  })
  await changeRule(test.database, retention, null, (rules) => ({ ...rules, chatYears: 7 }))
  expect((await kept()).anosConversas).toBe(7)
})
