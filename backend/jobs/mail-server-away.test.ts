import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { solicitarRedefinicaoSenha } from '#contract/identity/passwords.ts'
import { solicitarCodigoSeguranca } from '#contract/re-registration/re-registration-access.ts'
import { passwordLinks } from '../database/schema/access.ts'
import { people } from '../database/schema/people.ts'
import { reRegistrationCodes } from '../database/schema/re-registrations.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { eventually } from '../testing/eventually.ts'
import { mailServer } from '../testing/mail-server.ts'
import type { TestApi } from '../testing/test-api.ts'
import {
  type EmailQueueName,
  queueEmail,
  startApiWithoutMail,
  tryAgain,
} from '../testing/unreachable-mail-server.ts'

const QUARTER_SECONDS = 15 * 60
const TWO_DAYS_SECONDS = 2 * 24 * 3600
const MINUTE_SECONDS = 60

let api: TestApi
let port: number

beforeAll(async () => {
  ;({ api, port } = await startApiWithoutMail())
})
afterAll(() => api.close())

type StoredJob = {
  id: string
  emailId: number
  state: string
  retries: number
  limit: number
  /** Seconds until the next attempt. */
  pause: number
}

/** A job of the queue; the newest unless one is named. */
async function jobOf(queue: EmailQueueName, id?: string): Promise<StoredJob> {
  const { rows } = await api.database.execute<StoredJob>(
    sql`select id, (data->>'emailId')::int as "emailId", state, retry_count as retries, retry_limit as limit, extract(epoch from start_after - now())::float as pause
        from pgboss.job where name = ${queue} and id = coalesce(${id ?? null}, id) order by created_on desc limit 1`,
  )
  if (!rows[0]) throw new Error(`no such job in ${queue}`)
  return rows[0]
}

/** A job of the queue once it has failed, for the time that is given. */
const failed = (queue: EmailQueueName, { id, retries = 0 }: { id?: string; retries?: number } = {}) =>
  eventually(async () => {
    const job = await jobOf(queue, id)
    expect(job).toMatchObject({ state: 'retry', retries })
    return job
  })

/** Mail that a person gets of a secret which could not be sent for so many minutes, and whether its row is closed then. */
async function afterMinutes(minutes: number, ask: () => Promise<unknown>, isClosed: () => Promise<boolean>) {
  await ask()
  const job = await failed('secret-email')
  api.clock.advance(minutes * MINUTE_SECONDS)
  const server = await mailServer(port)
  await tryAgain(api, { queue: 'secret-email', emailId: job.emailId, retries: minutes })
  await eventually(async () => expect((await jobOf('secret-email', job.id)).state).toBe('completed'))
  await server.close()
  return { sent: server.received.flatMap(({ to }) => to), isClosed: await isClosed() }
}

describe('while the mail server is away', () => {
  it('an ordinary e-mail is tried for two days, every quarter of an hour at least', async () => {
    await queueEmail(api)
    const first = await failed('email')
    expect(first.limit * QUARTER_SECONDS).toBeGreaterThanOrEqual(TWO_DAYS_SECONDS)
    await tryAgain(api, { emailId: first.emailId, retries: 150 })
    const late = await failed('email', { id: first.id, retries: 151 })
    expect(late.pause).toBeLessThanOrEqual(QUARTER_SECONDS)
  })

  const askForLink = () => api.call(solicitarRedefinicaoSenha, { body: { cpf: DemoCpf.carlos } })
  const isLinkClosed = async () => {
    const [link] = await api.database.select().from(passwordLinks).orderBy(desc(passwordLinks.id)).limit(1)
    return link?.closedAt !== null
  }

  it('a link to a new password waits for it for half an hour, and is never sent later', async () => {
    const sent = ['carlos.nunes@exemplo.example']
    expect(await afterMinutes(29, askForLink, isLinkClosed)).toEqual({ sent, isClosed: false })
    expect(await afterMinutes(30, askForLink, isLinkClosed)).toEqual({ sent: [], isClosed: true })
  })

  it('a link to an address that the mail server does not know is given up after a few attempts, and the log does not name it', async () => {
    const [warned, gaveUp] = [vi.spyOn(api.api.log, 'warn'), vi.spyOn(api.api.log, 'error')]
    await api.call(solicitarRedefinicaoSenha, { body: { cpf: DemoCpf.helena } })
    const job = await failed('secret-email')
    const server = await mailServer(port, { knowsNobody: true })
    try {
      await tryAgain(api, { queue: 'secret-email', emailId: job.emailId, retries: 3 })
      await failed('secret-email', { id: job.id, retries: 4 })
      await tryAgain(api, { queue: 'secret-email', emailId: job.emailId, retries: 4 })
      await eventually(async () => expect((await jobOf('secret-email', job.id)).state).toBe('failed'))
      const about = (log: typeof warned) =>
        log.mock.calls
          .map(([facts]) => facts as object)
          .filter((facts) => 'job' in facts && facts.job === job.id)
      expect(about(warned)).toMatchObject([
        { queue: 'secret-email', attempt: 1, failure: { code: 'ESOCKET' } },
        { attempt: 5, failure: { code: 'EENVELOPE', responseCode: 550 } },
      ])
      expect(about(gaveUp)).toMatchObject([{ attempt: 6, failure: { code: 'EENVELOPE', responseCode: 550 } }])
      expect(JSON.stringify([about(warned), about(gaveUp)])).not.toContain('@exemplo')
    } finally {
      warned.mockRestore()
      gaveUp.mockRestore()
      await server.close()
    }
  })

  const requestCode = async () => {
    const [person] = await api.database.select().from(people).where(eq(people.cpf, DemoCpf.eduardo))
    const body = { cpf: DemoCpf.eduardo, dataNascimento: person?.birthDate }
    return api.call(solicitarCodigoSeguranca, { body })
  }
  const isCodeClosed = async () => {
    const codes = api.database.select().from(reRegistrationCodes)
    const [code] = await codes.orderBy(desc(reRegistrationCodes.id)).limit(1)
    return code?.revokedAt !== null
  }

  it('a security code waits for it for a quarter of an hour, and is never sent later', async () => {
    const early = await afterMinutes(14, requestCode, isCodeClosed)
    expect([early.sent.length, early.isClosed]).toEqual([1, false])
    expect(await afterMinutes(15, requestCode, isCodeClosed)).toEqual({ sent: [], isClosed: true })
  })
})
