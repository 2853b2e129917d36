import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { receberDevolucaoDeEmail, reenviarEmail, retornarEmails } from '#contract/messages/emails.ts'
import { retornarPessoa } from '#contract/people/people.ts'
import { retornarPerfil } from '#contract/people/personal-profile.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { emails } from '../database/schema/emails.ts'
import { invitations } from '../database/schema/invitations.ts'
import { people } from '../database/schema/people.ts'
import { recordSent } from '../messages/outbox.ts'
import { exchangeReport, gmailReport, postfixReport } from '../testing/delivery-reports.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { eventually } from '../testing/eventually.ts'
import { noteWrites } from '../testing/noted-writes.ts'
import { recording } from '../testing/recording.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

const SECRET = 'segredo-do-correio-com-32-letras-ou-mais'

let api: TestApi
let ana: number
let written: () => Promise<unknown>

beforeAll(async () => {
  api = await startTestApi({ environment: { EMAIL_RETURN_SECRET: SECRET } })
  written = await noteWrites(api.database)
  ana = await api.personId(DemoCpf.ana)
})
afterAll(() => api.close())

/** Writes an e-mail to Ana that went. */
async function sent(values: Partial<typeof emails.$inferInsert> = {}) {
  const now = api.clock.now()
  const [row] = await api.database
    .insert(emails)
    .values({
      template: 'recadastramento_sem_pendencia',
      recipient: 'ana@exemplo.example',
      personId: ana,
      path: '/login',
      variables: { primeiroNome: 'Ana' },
      state: 'enviado',
      attempts: 1,
      queuedAt: now,
      attemptedAt: now,
      sentAt: now,
      ...values,
    })
    .returning()
  if (!row) throw new Error('no e-mail was written')
  return row
}

const rowOf = async (id: number) => {
  const [row] = await api.database.select().from(emails).where(eq(emails.id, id))
  return row
}

const bring = (body: string, { token = SECRET, type = 'message/rfc822' } = {}) =>
  api.call(receberDevolucaoDeEmail, { body, token, headers: { 'content-type': type } })

describe('call(receberDevolucaoDeEmail', () => {
  it.each([
    ['Postfix', postfixReport, 'endereco'],
    ['Exchange', exchangeReport, 'endereco'],
    ['Gmail', gmailReport, 'caixa-cheia'],
  ] as const)(
    'by %s notes at the e-mail that it came back, and keeps when it went',
    async (_, write, failure) => {
      const { id, messageId, sentAt } = await sent()
      const recorded = await recording(api)
      api.clock.advance(60)
      expect((await bring(write({ messageId }))).answer).toEqual({ recebida: true })
      expect(await rowOf(id)).toMatchObject({ state: 'devolvido', failure, sentAt, endedAt: api.clock.now() })
      expect(await recorded('email.returned')).toEqual([ana])
    },
  )

  it('is on record without the address', async () => {
    const { id, messageId } = await sent()
    await bring(postfixReport({ messageId }))
    const entries = await api.database
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'email.returned'))
    expect(entries.at(-1)).toMatchObject({
      actorId: null,
      entityId: String(id),
      after: { template: 'recadastramento_sem_pendencia', reason: 'endereco' },
    })
    expect(JSON.stringify(entries)).not.toContain('@')
  })

  it('twice changes nothing more, and five at once note it once', async () => {
    const { id, messageId } = await sent()
    const recorded = await recording(api)
    await Promise.all(Array.from({ length: 5 }, () => bring(postfixReport({ messageId }))))
    const noted = await rowOf(id)
    api.clock.advance(3600)
    expect((await bring(gmailReport({ messageId }))).status).toBe(200)
    expect(await rowOf(id)).toEqual(noted)
    expect(await recorded('email.returned')).toEqual([ana])
  })

  it.each([
    ['one that is late', () => sent(), { action: 'delayed', status: '4.4.1' }],
    ['one that arrived', () => sent(), { action: 'delivered', status: '2.0.0' }],
    ['one that is nobody’s', async () => ({ ...(await sent()), messageId: randomUUID() }), {}],
    [
      'one that was given up',
      () => sent({ state: 'desistiu', failure: 'fora', sentAt: null, endedAt: api.clock.now() }),
      {},
    ],
  ] as const)('about %s is taken and changes nothing', async (_, write, told) => {
    const { id, messageId } = await write()
    const before = await rowOf(id)
    const rows = await written()
    expect((await bring(postfixReport({ messageId, ...told }))).answer).toEqual({ recebida: true })
    expect([await rowOf(id), await written()]).toEqual([before, rows])
  })

  it.each([
    ['nothing', ''],
    ['no message', '\u0000{"a":[1]}\uD800'],
    ['an e-mail', 'From: ana@exemplo.example\r\nSubject: Oi\r\n\r\nTudo bem?'],
    ['half of a report', postfixReport({ messageId: randomUUID() }).slice(0, 1000)],
    ['boundaries without end', `Content-Type: multipart/report; boundary=b\r\n\r\n${'--b\r\n'.repeat(5000)}`],
  ])('with %s in it is taken and changes nothing', async (_, body) => {
    const before = await written()
    expect((await bring(body)).answer).toEqual({ recebida: true })
    expect(await written()).toEqual(before)
  })

  it('of more than a megabyte, or of another type, is refused with what to send', async () => {
    const { id, messageId } = await sent()
    const large = await bring(`${postfixReport({ messageId })}${'x'.repeat(1_048_576)}`)
    expect([large.status, large.problem.detail]).toEqual([413, 'O envio passa do tamanho máximo de 1 MB.'])
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain']) {
      const { status, problem } = await bring(postfixReport({ messageId }), { type })
      expect([status, problem.detail]).toEqual([
        415,
        'Envie a mensagem inteira, como chegou, com content-type message/rfc822.',
      ])
    }
    expect((await rowOf(id))?.state).toBe('enviado')
  })

  it.each(['', 'outro', `${SECRET}.`, SECRET.slice(1), SECRET.toUpperCase()])(
    'with the secret "%s" is refused before it is read',
    async (token) => {
      const { id, messageId } = await sent()
      const { status, problem } = await bring(postfixReport({ messageId }), { token })
      expect([status, problem.detail.includes('EMAIL_RETURN_SECRET')]).toEqual([401, true])
      expect((await rowOf(id))?.state).toBe('enviado')
    },
  )

  it('is refused to who is signed in to the portal', async () => {
    const { messageId } = await sent()
    const token = await api.signIn(DemoCpf.marta)
    expect((await bring(postfixReport({ messageId }), { token })).status).toBe(401)
  })

  it('is no address where the entity gave no secret', async () => {
    const other = await startTestApi()
    const { status, problem } = await other.call(receberDevolucaoDeEmail, {
      body: postfixReport({ messageId: randomUUID() }),
      token: SECRET,
      headers: { 'content-type': 'message/rfc822' },
    })
    expect([status, problem.codigo]).toEqual([404, 'nao-encontrado'])
    await other.close()
  })
})

describe('an e-mail that came back', () => {
  it('is among those that were not delivered, with when it came back', async () => {
    const { id, messageId } = await sent()
    const token = await api.signIn(DemoCpf.karina)
    await bring(gmailReport({ messageId }))
    const list = async (estado: string) =>
      (await api.call(retornarEmails, { token, query: { estado, idPessoa: ana } })).answer.emails.find(
        (one) => one.id === id,
      )
    const now = api.clock.now().toISOString()
    const shown = { estado: 'devolvido', falha: 'caixa-cheia', enviadoEm: now, devolvidoEm: now }
    expect(await list('nao-entregues')).toMatchObject({ ...shown, podeReenviar: true })
    expect(await list('devolvido')).toMatchObject(shown)
    expect(await list('enviado')).toBeUndefined()
  })

  it('goes out once more as another e-mail, of which an older report tells nothing', async () => {
    const { id, messageId } = await sent()
    const token = await api.signIn(DemoCpf.karina)
    await bring(postfixReport({ messageId }))
    expect((await api.call(reenviarEmail, { token, body: { idEmail: id } })).status).toBe(200)
    await eventually(async () => {
      expect(await rowOf(id)).toMatchObject({ state: 'enviado', failure: null, attempts: 2, endedAt: null })
    })
    await bring(postfixReport({ messageId }))
    const row = await rowOf(id)
    expect([row?.state, row?.messageId === messageId]).toEqual(['enviado', false])
  })

  it('and carried an invitation is told to who sent it', async () => {
    const [invitation] = await api.database
      .select()
      .from(invitations)
      .where(
        and(isNull(invitations.acceptedOn), isNull(invitations.refusedOn), isNull(invitations.bouncedOn)),
      )
    const { id = 0, sentOn = '' } = invitation ?? {}
    const { messageId } = await sent({
      template: 'convite_participante',
      personId: null,
      invitation: { id, sentOn },
    })
    await bring(postfixReport({ messageId }))
    const [told] = await api.database.select().from(invitations).where(eq(invitations.id, id))
    expect(told?.bouncedOn).toBe('2026-11-11')
  })

  it('before it was noted that it went stays so, with where it went', async () => {
    const waiting = {
      state: 'na-fila',
      recipient: null,
      attempts: 0,
      attemptedAt: null,
      sentAt: null,
    } as const
    const { id, messageId } = await sent({ ...waiting, secret: { kind: 'password-link', linkId: 0 } })
    await bring(postfixReport({ messageId }))
    await recordSent(api.database, id, { to: 'ana@exemplo.example', textVersion: null, now: api.clock.now() })
    expect(await rowOf(id)).toMatchObject({
      state: 'devolvido',
      failure: 'endereco',
      recipient: 'ana@exemplo.example',
      attempts: 1,
      sentAt: api.clock.now(),
    })
  })
})

describe('e-mails to the address of a person', () => {
  const DAY = 24 * 3600
  const desk = async () => {
    const token = await api.signIn(DemoCpf.karina)
    return (await api.call(retornarPessoa, { token, params: { idPessoa: ana } })).answer.emailVoltando
  }
  const own = async () => {
    const token = await api.signIn(DemoCpf.ana)
    return (await api.call(retornarPerfil, { token, params: { idPessoa: ana } })).answer.emailVoltando
  }
  const cameBack = async (write = postfixReport) => {
    const { messageId } = await sent()
    api.clock.advance(60)
    await bring(write({ messageId }))
    return api.clock.now().toISOString()
  }

  beforeEach(async () => {
    await api.database.update(people).set({ email: 'ana@exemplo.example' }).where(eq(people.id, ana))
    await api.database.delete(emails).where(eq(emails.personId, ana))
  })

  it('come back since the first that did, by what the last one did', async () => {
    expect([await desk(), await own()]).toEqual([null, null])
    const desde = await cameBack()
    await cameBack(gmailReport)
    const told = { desde, motivo: 'caixa-cheia' }
    expect([await desk(), await own()]).toEqual([told, told])
  })

  it('come back until one went later and did not for a day', async () => {
    await cameBack()
    api.clock.advance(60)
    await sent()
    expect(await desk()).not.toBeNull()
    api.clock.advance(DAY)
    expect([await desk(), await own()]).toEqual([null, null])
    const desde = await cameBack()
    expect(await desk()).toEqual({ desde, motivo: 'endereco' })
  })

  it('that went before the one that came back do not speak for the address', async () => {
    await sent()
    api.clock.advance(DAY)
    const desde = await cameBack()
    expect(await desk()).toMatchObject({ desde })
  })

  it('come back no more once it is another address, and do again once it is the old one', async () => {
    await cameBack()
    const change = (email: string) => api.database.update(people).set({ email }).where(eq(people.id, ana))
    await change('ana.nova@exemplo.example')
    expect([await desk(), await own()]).toEqual([null, null])
    await change('ana@exemplo.example')
    expect(await desk()).not.toBeNull()
  })

  it.each([
    ['refused as to nobody', 'recusado', 'endereco', true],
    ['refused for what it says', 'recusado', 'recusa', false],
    ['given up because nobody answered', 'desistiu', 'fora', false],
  ] as const)('that were %s', async (_, state, failure, tells) => {
    await sent({ state, failure, sentAt: null, endedAt: api.clock.now() })
    expect((await desk()) !== null).toBe(tells)
  })

  it('of somebody else with that address say nothing of this person', async () => {
    const { messageId } = await sent({ personId: await api.personId(DemoCpf.helena) })
    await bring(postfixReport({ messageId }))
    expect(await desk()).toBeNull()
  })
})
