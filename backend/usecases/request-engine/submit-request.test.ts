import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { lockLink } from '../../database/locks.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { notifications } from '../../database/schema/notifications.ts'
import { planLinks } from '../../database/schema/plans.ts'
import { requestEvents, requestPayloads, requests } from '../../database/schema/requests.ts'
import { problemOf } from '../../problem-answer.ts'
import type { Actor } from '../../security/actor.ts'
import { audit } from '../../security/audit.ts'
import { DemoCpf } from '../../testing/demo-people.ts'
import { fileRequestOf } from '../../testing/demo-requests.ts'
import { eventually } from '../../testing/eventually.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { runWork } from '../../work.ts'
import { allRequestKinds } from '../all-kinds.ts'
import { defineRequestKind, type RequestKind, type Submission } from './define-request-kind.ts'
import { submitRequest } from './submit-request.ts'

/** Kinds as a service would define them, filed without a call of their own. */
let test: TestApi
let ana: Actor
let karina: Actor

beforeAll(async () => {
  test = await startTestApi()
  const actor = async (cpf: string, level: Actor['level']) => {
    await test.signIn(cpf)
    return { personId: await test.personId(cpf), name: 'x', level, sessionId: 0 }
  }
  ana = await actor(DemoCpf.ana, null)
  karina = await actor(DemoCpf.karina, 1)
})
afterAll(() => test.close())

type Input = Submission & { ppe: 'S' | 'N' }
type Data = { ppe: 'S' | 'N' }

const declaration = defineRequestKind<Input, Data>({
  slug: 'pep',
  service: 'pep',
  filedBy: 'participant',
  data: { schema: v.object({ ppe: v.picklist(['S', 'N']) }), upgrades: [] },
  isExclusive: false,
  settlement: { when: 'at-filing' },
  correctionPath: null,
  check: async (_, { ppe }) => ({ ok: true, result: { ppe } }),
  settle: (work, { row, requestId, data }) =>
    audit(work, {
      subjectId: row.link.personId,
      action: 'declaration.made',
      entityId: requestId,
      after: { kind: data.ppe },
    }),
})

const decided: RequestKind<Input, Data> = {
  ...declaration,
  slug: 'fatca',
  service: 'fatca',
  isExclusive: true,
  moves: 'nothing',
  blocks: undefined,
  settlement: { when: 'at-grant' },
  recheck: async () => [],
  effect: () => [],
  cancellableUntil: (_, filedOn) => `${filedOn.slice(0, 8)}15`,
}

const asked = (ppe: 'S' | 'N' = 'N', more: Partial<Input> = {}): Input => ({
  idPessoa: ana.personId,
  idPlano: 1,
  chaveEnvio: randomUUID(),
  ppe,
  ...more,
})

const submit = (kind: RequestKind<Input, Data>, content: Input, actor = ana) =>
  runWork(test.api, { actor, requestId: 'test', now: test.clock.now() }, (work) =>
    submitRequest(work, actor, kind, content),
  )

const refused = (kind: RequestKind<Input, Data>, content: Input, actor = ana) =>
  submit(kind, content, actor).then(
    () => null,
    (error: unknown) => problemOf(error),
  )

const waitingTransactions = async () =>
  (
    await test.database.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rowCount

const stored = async (requestId: number) =>
  (await test.database.select().from(requests).where(eq(requests.id, requestId)))[0]

describe('a declaration', () => {
  it('is carried out and complete as it is filed; nobody has to decide it', async () => {
    const receipt = await submit(declaration, asked('S'))
    expect(receipt).toMatchObject({ status: 8, data: { ppe: 'S' } })
    expect(await stored(receipt.requestId)).toMatchObject({
      status: 8,
      version: 2,
      analystId: null,
      decidedAt: test.clock.now(),
      exclusive: false,
    })
    const events = await test.database
      .select({ to: requestEvents.toStatus, role: requestEvents.authorRole })
      .from(requestEvents)
      .where(eq(requestEvents.requestId, receipt.requestId))
      .orderBy(requestEvents.id)
    expect(events).toEqual([
      { to: 1, role: 'participant' },
      { to: 8, role: 'system' },
    ])
  })

  it('tells the participant once, and no attendant', async () => {
    const { requestId } = await submit(declaration, asked())
    const told = await test.database
      .select({ personId: notifications.personId, title: notifications.title })
      .from(notifications)
      .where(eq(notifications.requestId, requestId))
    expect(told).toEqual([{ personId: ana.personId, title: 'Solicitação concluída' }])
  })

  it('sent twice under one key is filed once, though it is over', async () => {
    const content = asked()
    const first = await submit(declaration, content)
    expect(await submit(declaration, content)).toEqual(first)
    expect(await refused(declaration, { ...content, ppe: 'S' })).toMatchObject({
      status: 409,
      code: 'chave-ja-usada',
    })
  })
})

describe('a kind that is decided', () => {
  it('is stored with its term, its window and the version of its data, and is open only once', async () => {
    const { requestId } = await submit(decided, asked())
    expect(await stored(requestId)).toMatchObject({
      status: 1,
      exclusive: true,
      slaBusinessDays: 2,
      dueOn: '2026-11-13',
      cancellableUntil: '2026-11-15',
    })
    const [payload] = await test.database
      .select()
      .from(requestPayloads)
      .where(eq(requestPayloads.requestId, requestId))
    expect(payload).toMatchObject({ version: 1, dataVersion: 1, data: { ppe: 'N' } })
    expect(await refused(decided, asked())).toMatchObject({ status: 409, code: 'conflito' })
  })

  it('is held to one by the database too', async () => {
    const another = await fileRequestOf(test, ana.personId, 3)
    const problem = await test.database
      .update(requests)
      .set({ exclusive: true })
      .where(eq(requests.id, another))
      .then(
        () => null,
        (error: unknown) => problemOf(error),
      )
    expect(problem).toMatchObject({ status: 409 })
    expect(problem?.detail).toContain('Já existe uma solicitação deste serviço')
  })
})

describe('what a kind has against a filing', () => {
  const objecting = (problems: Awaited<ReturnType<typeof declaration.check>>): RequestKind<Input, Data> => ({
    ...declaration,
    check: async () => problems,
  })

  it('is told by field, the first sentence of each', async () => {
    const kind = objecting({
      ok: false,
      problems: [
        { field: 'ppe', sentence: 'Um.' },
        { field: 'ppe', sentence: 'Dois.' },
        { field: 'cargo', sentence: 'Três.' },
      ],
    })
    expect(await refused(kind, asked())).toMatchObject({
      status: 422,
      fields: { ppe: 'Um.', cargo: 'Três.' },
    })
  })

  it('is a plain no when no other value would help', async () => {
    const kind = objecting({
      ok: false,
      problems: [{ field: 'ppe', sentence: 'Um.' }, { refusal: 'Só em maio e novembro.' }],
    })
    expect(await refused(kind, asked())).toMatchObject({ status: 409, detail: 'Só em maio e novembro.' })
  })

  it('leaves nothing behind', async () => {
    const before = await test.database.$count(requests)
    await refused(objecting({ ok: false, problems: [{ refusal: 'Não.' }] }), asked())
    expect(await test.database.$count(requests)).toBe(before)
  })
})

describe('a filing', () => {
  it('of every kind goes through a call that lets nobody file who may only read', () => {
    const calls = allRequestKinds.all.flatMap(({ slug, filedBy, call }) =>
      call ? [{ slug, filedBy, call }] : [],
    )
    expect(calls.length).toBeGreaterThan(3)
    for (const { slug, filedBy, call } of calls) {
      expect('need' in call.about && call.about.need, slug).toMatch(/^(act|self)$/)
      expect(call.access.kind === 'attendant', slug).toBe(filedBy === 'attendant')
    }
  })

  const byServiceDesk: RequestKind<Input, Data> = { ...declaration, filedBy: 'attendant', service: null }

  it('of the service desk says so', async () => {
    const { requestId } = await submit(byServiceDesk, asked(), karina)
    expect(await stored(requestId)).toMatchObject({ personId: ana.personId, channel: 'service-desk' })
    const [first] = await test.database
      .select()
      .from(requestEvents)
      .where(eq(requestEvents.requestId, requestId))
      .orderBy(requestEvents.id)
    expect(first).toMatchObject({ authorId: karina.personId, authorRole: 'attendant' })
  })

  it('is judged on the link as it is once it is its turn', async () => {
    const seen: LinkRow[] = []
    const looking: RequestKind<Input, Data> = {
      ...declaration,
      check: async ({ row }, { ppe }) => {
        seen.push(row)
        return { ok: true, result: { ppe } }
      },
    }
    const [link] = await test.database
      .select({ id: planLinks.id, joinedOn: planLinks.joinedOn })
      .from(planLinks)
      .where(and(eq(planLinks.personId, ana.personId), eq(planLinks.planId, 1)))
    if (!link) throw new Error('Ana is in no plan')
    const joinedOn = addDays(link.joinedOn, -1)
    const filing = await test.database.transaction(async (transaction) => {
      await lockLink(transaction, link.id)
      await transaction.update(planLinks).set({ joinedOn }).where(eq(planLinks.id, link.id))
      const waiting = submit(looking, asked())
      await eventually(async () => expect(await waitingTransactions()).toBe(1))
      return { waiting }
    })
    await filing.waiting
    expect(seen.map((row) => row.link.joinedOn)).toEqual([joinedOn])
  })

  it('of a service that the plan does not offer is refused', async () => {
    const kind: RequestKind<Input, Data> = { ...declaration, service: 'contracheque' }
    expect(await refused(kind, asked())).toMatchObject({
      status: 403,
      code: 'servico-indisponivel-para-situacao',
    })
  })
})
