import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallName, calls } from '#contract/calls.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import { encerrarSessao } from '#contract/identity/sessions.ts'
import { iniciarAtendimento } from '#contract/service-desk/service-desk.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { people } from '../database/schema/people.ts'
import { personAccesses } from '../database/schema/person-accesses.ts'
import { sessions } from '../database/schema/sessions.ts'
import { openedFileSentence } from '../security/audit-actions/file-words.ts'
import { hashSecret } from '../security/tokens.ts'
import { inputAbout, missingIds, type Victim, walkVictims } from '../testing/access-walk.ts'
import { foreignId, innerIdsOf, wholeInput } from '../testing/access-walk-bodies.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import type { CallInput } from '../testing/http-client.ts'
import { noteWrites } from '../testing/noted-writes.ts'
import { openedReRegistration } from '../testing/re-registration.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

/*
 * Every call of the contract, asked for somebody else's data by everybody who might: what must happen is told by the call's own
 * declaration. A new call walks here by itself.
 */

type Walked = readonly [CallName, CallDefinition]
type Expected = 'unauthenticated' | 'forbidden' | 'hidden' | 'allowed'

const table = Object.entries(calls) as [CallName, CallDefinition][]
const closed = table.filter(([, call]) => call.access.kind !== 'public')
const personal = table.filter(([, { about }]) => !('nothing' in about || 'setting' in about))
const attendants = { 1: DemoCpf.karina, 2: DemoCpf.luiz, 3: DemoCpf.marta } as const

let api: TestApi
let victims: Victim[]
/** Rows written so far, to which no refused call may add. */
let written: () => Promise<unknown>
let tokens: Record<'stranger' | 'ended' | 'reRegistration' | 'servingAnother' | 1 | 2 | 3, string>
/** Karina's session in which she serves a person, by the person's id. */
const serving = new Map<number, string>()

beforeAll(async () => {
  api = await startTestApi()
  victims = await walkVictims(api)
  tokens = {
    stranger: await api.signIn(DemoCpf.nelson),
    ended: await api.signIn(DemoCpf.nelson),
    reRegistration: await openedReRegistration(api, DemoCpf.ana),
    servingAnother: await servingToken(await api.personId(DemoCpf.joana)),
    1: await api.signIn(attendants[1]),
    2: await api.signIn(attendants[2]),
    3: await api.signIn(attendants[3]),
  }
  await api.call(encerrarSessao, { token: tokens.ended })
  written = await noteWrites(api.database)
}, 120_000)
afterAll(() => api.close())

async function servingToken(personId: number): Promise<string> {
  const known = serving.get(personId)
  if (known !== undefined) return known
  const token = await api.signIn(DemoCpf.karina)
  await api.call(iniciarAtendimento, {
    token,
    body: { idPessoa: personId, motivo: 'Ligou e pediu ajuda com o portal.' },
  })
  serving.set(personId, token)
  return token
}

/** Answer that a call owes those who ask for another person's data, by its declaration. */
function expectedOf(
  { access, about }: CallDefinition,
  who: { level: 0 | 1 | 2 | 3; serves: boolean },
): Expected {
  if (access.kind === 'attendant' && who.level < access.minimumLevel) return 'forbidden'
  // A setting whose level nobody raised is open to every attendant; the audit is only for administrators (level 3).
  if ('setting' in about && about.setting === 'auditoria' && who.level < 3) return 'forbidden'
  if ('nothing' in about || 'setting' in about) return 'allowed'
  if (who.level === 0) return 'hidden'
  switch (about.need) {
    case 'read':
      return 'allowed'
    case 'act':
      return access.kind === 'attendant' || who.serves ? 'allowed' : 'forbidden'
    case 'access':
      return 'allowed'
    case 'self':
      return 'file' in about || 'export' in about ? 'hidden' : 'forbidden'
    case 'decide':
      return who.serves ? 'forbidden' : 'allowed'
    case 'attend':
      return 'allowed'
  }
}

const ALLOWED = { GET: [200], POST: [200, 409, 415, 422] } as const

/** How often each call was made, by its path. */
const asked = new Map<string, number>()

function ask(call: CallDefinition, input: CallInput, token?: string) {
  asked.set(call.path, (asked.get(call.path) ?? 0) + 1)
  return api.call(call, { ...input, token })
}
type Answer = Awaited<ReturnType<typeof ask>>

function outcomeOf({ method }: CallDefinition, { status, bytes }: Answer): string {
  if ((ALLOWED[method] as readonly number[]).includes(status)) return 'allowed'
  const { codigo } = JSON.parse(bytes.toString('utf8')) as { codigo?: string }
  if (status === 401) return 'unauthenticated'
  if (status === 403 && codigo === 'sem-permissao') return 'forbidden'
  return status === 404 ? 'hidden' : `${status} ${codigo}`
}

/** An answer without what belongs to the HTTP request alone. */
function comparable({ status, headers, bytes }: Answer) {
  const own = new Set(['date', 'x-request-id', 'x-ratelimit-remaining', 'x-ratelimit-reset'])
  const kept = [...headers].filter(([name]) => !own.has(name))
  const requestId = headers.get('x-request-id') ?? 'none'
  return { status, headers: kept, body: bytes.toString('utf8').replaceAll(requestId, '') }
}

const found = new Map<string, Victim>()

/** The first of the victims for whom the call works when they make it themselves; attendants' calls work for Karina. */
async function victimOf([name, call]: Walked): Promise<Victim> {
  const known = found.get(name)
  if (known) return known
  for (const victim of victims) {
    const own = call.access.kind === 'attendant' ? tokens[call.access.minimumLevel] : victim.token
    const input = inputAbout(call, victim.ids)
    if (Object.keys(input.params ?? {}).length < [...call.path.matchAll(/\{/g)].length) continue
    if (outcomeOf(call, await ask(call, input, own)) !== 'allowed') continue
    found.set(name, victim)
    return victim
  }
  throw new Error(
    `nobody of the demo can make the call ${name}: give somebody what it needs in testing/access-walk.ts`,
  )
}

describe('what is held against refused calls', () => {
  it('is told of a row that is written as it was, and of none that was rolled back', async () => {
    const before = await written()
    const nelson = eq(people.cpf, DemoCpf.nelson)
    const undone = api.database.transaction(async (transaction) => {
      await transaction.update(people).set({ adminLevel: null }).where(nelson)
      transaction.rollback()
    })
    await expect(undone).rejects.toThrow('Rollback')
    expect(await written()).toEqual(before)
    await api.database.update(people).set({ adminLevel: null }).where(nelson)
    expect(await written()).not.toEqual(before)
  })
})

describe('without a session that is good for it', () => {
  it.each(closed)('%s answers 401', async (_, call) => {
    const isReRegistration = call.access.kind === 're-registration'
    const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']))
    const other = isReRegistration ? tokens[3] : tokens.reRegistration
    for (const token of [undefined, 'abc', 'A'.repeat(43), tokens.ended, other]) {
      const { status, problem, headers } = await ask(call, { params }, token)
      expect([status, problem.codigo]).toEqual([401, 'nao-autenticado'])
      expect(headers.get('www-authenticate')).toBe('Bearer')
    }
  })
})

describe('of another level', () => {
  const byLevel = table.filter(([, { access }]) => access.kind === 'attendant')

  it.each(byLevel)('%s is refused before anything is asked', async (_, call) => {
    const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']))
    const before = await written()
    for (const [level, token] of [
      [0, tokens.stranger],
      [1, tokens[1]],
      [2, tokens[2]],
    ] as const) {
      if (call.access.kind !== 'attendant' || level >= call.access.minimumLevel) continue
      const { status, problem } = await ask(call, { params }, token)
      expect([status, problem.codigo]).toEqual([403, 'sem-permissao'])
    }
    expect(await written()).toEqual(before)
  })
})

describe('about somebody else', () => {
  it.each(personal)('%s does what it declares', async (name, call) => {
    const victim = await victimOf([name, call])
    const input = inputAbout(call, victim.ids)
    const who = [
      ['a stranger', tokens.stranger, { level: 0, serves: false }],
      ['an Atendente', tokens[1], { level: 1, serves: false }],
      ['a Cadastro', tokens[2], { level: 2, serves: false }],
      ['an Administrador', tokens[3], { level: 3, serves: false }],
      ['who serves another', tokens.servingAnother, { level: 1, serves: false }],
      ['who serves the person', await servingToken(victim.personId), { level: 1, serves: true }],
    ] as const
    const refused = who.filter(([, , { ...role }]) => expectedOf(call, role) !== 'allowed')
    const before = await written()
    for (const [title, token, role] of refused) {
      expect([title, outcomeOf(call, await ask(call, input, token))]).toEqual([title, expectedOf(call, role)])
    }
    expect(await written()).toEqual(before)
    for (const [title, token] of who.filter((one) => !refused.includes(one))) {
      expect([title, outcomeOf(call, await ask(call, input, token))]).toEqual([title, 'allowed'])
    }
  })

  it.each(personal)('%s answers a stranger as if it did not exist, to the byte', async (name, call) => {
    const victim = await victimOf([name, call])
    const ids = victim.ids
    const nowhere = inputAbout(call, missingIds(call, ids))
    const forAttendants = await ask(call, nowhere, tokens[3])
    expect([forAttendants.status, forAttendants.problem.codigo]).toEqual([404, 'nao-encontrado'])
    if (call.access.kind === 'attendant') return
    const missing = await ask(call, nowhere, tokens.stranger)
    expect(comparable(missing)).toEqual(comparable(forAttendants))
    expect(comparable(await ask(call, inputAbout(call, ids), tokens.stranger))).toEqual(comparable(missing))
  })

  /** Calls in whose path an id stands beside the person's: of what hangs on them. */
  const inner = personal.filter(([, call]) => call.path.includes('{idPessoa}') && hangingOn(call).length > 0)

  it.each(inner)('%s hides what hangs on somebody else from who names themselves', async (name, call) => {
    const victim = await victimOf([name, call])
    const theirs = victim.ids
    const others = victims.filter(({ personId }) => personId !== victim.personId)
    for (const other of others) {
      const { idPessoa = 0, idPlano = 0, idVinculo = 0 } = other.ids
      const own = { ...theirs, idPessoa, idPlano, idVinculo }
      const nowhere = Object.fromEntries(
        hangingOn(call).map((field) => [
          field,
          typeof theirs[field] === 'string' ? randomUUID() : 2_000_000_000,
        ]),
      )
      const missing = await ask(call, inputAbout(call, { ...own, ...nowhere }), other.token)
      if (missing.status !== 404) continue
      const foreign = await ask(call, inputAbout(call, own), other.token)
      expect(comparable(foreign)).toEqual(comparable(missing))
      return
    }
    throw new Error('nobody else is offered the service')
  })

  const inBody = personal.flatMap(([name, call]) =>
    innerIdsOf(call).map((field) => [name, field, call] as const),
  )

  it.each(inBody)('%s takes somebody else’s %s for one that does not exist', async (name, field, call) => {
    const before = await written()
    for (const actor of victims) {
      const { body, ...own } = wholeInput(name, call, actor)
      const token = call.access.kind === 'attendant' ? tokens[3] : actor.token
      const missing = await ask(call, { ...own, body: { ...body, [field]: 2_000_000_000 } }, token)
      if (missing.status !== 404) continue
      const foreign = { ...body, [field]: await foreignId(api, call, field, actor) }
      expect(comparable(await ask(call, { ...own, body: foreign }, token))).toEqual(comparable(missing))
      expect(await written()).toEqual(before)
      return
    }
    throw new Error(
      `nobody comes as far as the ${field} of ${name}: say what it takes in testing/access-walk-bodies.ts`,
    )
  })

  const upwards = personal.filter(
    ([, { access, about }]) =>
      access.kind === 'attendant' && access.minimumLevel < 3 && 'need' in about && about.need === 'act',
  )

  it.each(upwards)('%s is nobody’s to make on somebody of a higher level', async (_, call) => {
    const cpf = DemoCpf.fernanda
    await api.database.update(people).set({ adminLevel: 3 }).where(eq(people.cpf, cpf))
    const ids = { idPessoa: await api.personId(cpf), cpf }
    const level = call.access.kind === 'attendant' ? call.access.minimumLevel : 1
    const { status, problem } = await ask(call, inputAbout(call, ids), tokens[level])
    expect([status, problem.detail]).toEqual([403, expect.stringContaining('também é do atendimento')])
  })
})

describe('an attendant about themselves', () => {
  const levelOf = (personId: number, adminLevel: 3 | null) =>
    api.database.update(people).set({ adminLevel }).where(eq(people.id, personId))

  it.each(personal)(
    '%s is theirs as a participant, and a colleague’s as the service desk',
    async (name, call) => {
      const victim = await victimOf([name, call])
      const { access, about } = call
      const isOfTheDesk =
        access.kind === 'attendant' &&
        'need' in about &&
        ['act', 'access', 'decide', 'attend'].includes(about.need)
      await levelOf(victim.personId, 3)
      try {
        const before = await written()
        const answer = await ask(call, inputAbout(call, victim.ids), victim.token)
        expect(outcomeOf(call, answer)).toBe(isOfTheDesk ? 'forbidden' : 'allowed')
        if (!isOfTheDesk) return
        expect(answer.problem.detail).toContain('outra pessoa do atendimento')
        expect(await written()).toEqual(before)
      } finally {
        await levelOf(victim.personId, null)
      }
    },
  )
})

/** Minutes and suppliers are of the plan, for whoever is in it. */
const OF_THE_PLAN = new Set(['idAta', 'idFornecedor'])

function hangingOn({ path }: CallDefinition): string[] {
  return [...path.matchAll(/\{(id\w+)\}/g)]
    .map(([, field]) => field ?? '')
    .filter((field) => field !== 'idPessoa' && field !== 'idPlano' && !OF_THE_PLAN.has(field))
}

describe('the record of accesses', () => {
  const shown = personal.filter(
    ([, { upload, about }]) => upload === undefined && 'need' in about && about.need === 'read',
  )
  const shownToBoth = shown.filter(([, { access }]) => access.kind !== 'attendant')

  const files = shown.filter(([, { file }]) => file !== undefined)

  /** Has a call made by an attendant who serves nobody, with nothing of the kind on the record before. */
  async function lookedAt([name, call]: Walked): Promise<{ victim: Victim; token: string }> {
    const victim = await victimOf([name, call])
    const token = call.access.kind === 'attendant' ? tokens[call.access.minimumLevel] : tokens[1]
    await api.database.delete(personAccesses).where(eq(personAccesses.kind, 'consultation'))
    expect((await ask(call, wholeInput(name, call, victim, victim.ids), token)).status).toBe(200)
    return { victim, token }
  }

  const consultations = () =>
    api.database.select().from(personAccesses).where(eq(personAccesses.kind, 'consultation'))

  it.each(shown)('has who looked by %s', async (name, call) => {
    const { victim, token } = await lookedAt([name, call])
    const [session] = await api.database
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.tokenHash, hashSecret(token)))
    expect(await consultations()).toMatchObject([{ personId: victim.personId, sessionId: session?.id }])
  })

  it.each(files)('has each file that was opened by %s, also while serving the person', async (name, call) => {
    const before = await lastFileRead((await victimOf([name, call])).personId)
    const { victim } = await lookedAt([name, call])
    const read = await lastFileRead(victim.personId)
    expect(read?.id).not.toBe(before?.id)
    expect(openedFileSentence(read?.after?.['purpose'])).not.toBe(openedFileSentence('nothing like it'))
    await ask(call, wholeInput(name, call, victim, victim.ids), await servingToken(victim.personId))
    expect(await lastFileRead(victim.personId)).toMatchObject({ servingId: expect.any(Number) })
    // The serving is on the record by itself.
    expect(await consultations()).toHaveLength(1)
  })

  it.each(shownToBoth)('has nothing of what people look at of themselves by %s', async (name, call) => {
    const victim = await victimOf([name, call])
    await api.database.delete(personAccesses).where(eq(personAccesses.kind, 'consultation'))
    const before = await lastFileRead(victim.personId)
    await ask(call, wholeInput(name, call, victim, victim.ids), victim.token)
    expect(await lastFileRead(victim.personId)).toEqual(before)
    expect(await consultations()).toEqual([])
  })

  async function lastFileRead(personId: number) {
    const [row] = await api.database
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'file.read'), eq(auditEntries.subjectId, personId)))
      .orderBy(desc(auditEntries.id))
      .limit(1)
    return row
  }
})

describe('the declarations', () => {
  it('of calls about nobody take no person, but where the person proves who they are by it', () => {
    const careless = table.filter(([, call]) => {
      if (!('nothing' in call.about) || call.about.nothing === 'credentials') return false
      const fields = [call.params, call.query, call.body].flatMap(namesOf)
      return fields.some((name) => name === 'idPessoa' || name === 'cpf')
    })
    expect(careless.map(([name]) => name)).toEqual([])
  })

  it('of what is declared to be true or can’t be undone leave it to the person', () => {
    const self = personal
      .filter(([, { about }]) => 'need' in about && about.need === 'self')
      .map(([name]) => name)
    expect(self).toEqual(
      expect.arrayContaining([
        'declararPep',
        'declararFatca',
        'declararResidencia',
        'solicitarIsencao65',
        'optarRegimeTributacao',
        'responderQuestionarioPerfil',
        'alterarPerfilInvestimentos',
        'registrarConsentimento',
        'solicitarExclusaoDados',
        'alterarEmail',
        'alterarContaBancaria',
        'enviarDadosOnboarding',
        'salvarRascunhoOnboarding',
      ]),
    )
  })
})

describe('the walk', () => {
  /** Each of the six who ask, a few times; and where a call is for few, people of the demo one after the other. */
  const MAX_A_CALL = 40

  it.each([4, 2, 1])('costs a call as much among the first 1/%i of them as among all', (part) => {
    const some = table.slice(0, Math.ceil(table.length / part))
    const times = some.reduce((all, [, { path }]) => all + (asked.get(path) ?? 0), 0)
    expect(times / some.length).toBeLessThan(MAX_A_CALL)
  })
})

function namesOf(schema: CallDefinition['body']): string[] {
  const given = schema as { entries?: object; options?: readonly { entries: object }[] } | undefined
  return [given?.entries, ...(given?.options ?? []).map(({ entries }) => entries)].flatMap((entries) =>
    Object.keys(entries ?? {}),
  )
}
