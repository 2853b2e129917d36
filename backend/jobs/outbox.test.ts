import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { alterarEmailRecadastramento } from '#contract/people.ts'
import { settingsOrExit } from '#settings/settings.ts'
import { emails } from '../database/schema/emails.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { type MailServer, mailServer } from '../testing/mail-server.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { runWork } from '../work.ts'
import { sweep } from './expiry.ts'

const PATIENCE = { timeout: 15_000, interval: 50 }

let api: TestApi
let dataDir: string
let port: number

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-outbox-'))
  const server = await mailServer()
  port = server.port
  await server.close()
  const SMTP_URL = `smtp://127.0.0.1:${port}`
  api = await startTestApi({ settings: settingsOrExit({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', SMTP_URL }) })
})
afterAll(async () => {
  await api.close()
  await rm(dataDir, { recursive: true })
})

const newest = async () => {
  const [row] = await api.database.select().from(emails).orderBy(desc(emails.id)).limit(1)
  if (!row) throw new Error('the outbox is empty')
  return row
}
const rowOf = async (id: number) => {
  const [row] = await api.database.select().from(emails).where(eq(emails.id, id))
  return row
}
const inState = (id: number, state: string) =>
  vi.waitFor(async () => {
    const row = await rowOf(id)
    expect(row?.state).toBe(state)
    return row
  }, PATIENCE)

/** Queues one to Ana. @returns its id */
async function queue(): Promise<number> {
  await runWork(
    api.api,
    { actor: null, requestId: 'teste-da-saida', now: api.clock.now() },
    ({ emails: outbox, database }) =>
      outbox.enqueue(database, {
        to: 'ana@exemplo.example',
        template: 'recadastramento_sem_pendencia',
        variables: { primeiroNome: 'Ana' },
        path: '/login',
      }),
  )
  return (await newest()).id
}

/** Has the job of an e-mail tried again now, as if it had been tried so many times, and wakes who works the queue. */
async function tryAgain(id: number, retries: number): Promise<void> {
  await api.database.execute(
    sql`update pgboss.job set retry_count = ${retries}, start_after = now()
        where name = 'email' and (data->>'emailId')::int = ${id}`,
  )
}

const while_ = async (server: Promise<MailServer>, act: (mail: MailServer) => Promise<void>) => {
  const mail = await server
  try {
    await act(mail)
  } finally {
    await mail.close()
  }
}

describe('an e-mail of the outbox', () => {
  it('waits while the mail server is away, says so, and goes once when it is back', async () => {
    const id = await queue()
    const failed = await inState(id, 'tenta-de-novo')
    expect(failed).toMatchObject({ failure: 'fora', attempts: 1, sentAt: null })
    await while_(mailServer(port), async ({ received }) => {
      await tryAgain(id, 1)
      await inState(id, 'enviado')
      expect(received).toHaveLength(1)
      expect(await rowOf(id)).toMatchObject({ failure: null, attempts: 2, recipient: 'ana@exemplo.example' })
    })
  })

  it('whose line dropped after it was handed over is sent with the same Message-ID, and is one e-mail', async () => {
    await while_(mailServer(port, { drops: 1 }), async ({ received }) => {
      const id = await queue()
      expect(await inState(id, 'tenta-de-novo')).toMatchObject({ failure: 'queda' })
      await tryAgain(id, 1)
      await inState(id, 'enviado')
      const ids = received.map(({ text }) => /^Message-ID: (.*)$/m.exec(text)?.[1]?.trim())
      expect(ids).toHaveLength(2)
      expect(new Set(ids)).toEqual(new Set([`<${(await rowOf(id))?.messageId}@portal.example>`]))
    })
  })

  it('that nobody has the address of is refused after a few attempts, and no more is tried', async () => {
    await while_(mailServer(port, { knowsNobody: true }), async ({ received }) => {
      const id = await queue()
      await inState(id, 'tenta-de-novo')
      await tryAgain(id, 4)
      const over = await inState(id, 'recusado')
      expect(over).toMatchObject({ failure: 'endereco', sentAt: null, endedAt: expect.any(Date) })
      expect(received).toEqual([])
    })
  })

  it('whose node stopped goes out from another, once, and its state is true', async () => {
    const id = await queue()
    await inState(id, 'tenta-de-novo')
    const second = await api.secondNode()
    await while_(mailServer(port), async ({ received }) => {
      await tryAgain(id, 1)
      await inState(id, 'enviado')
      // A job that is taken up again after it was done, as when the word of it was lost, sends nothing.
      await api.database.transaction((transaction) =>
        api.api.emails.enqueueStored(transaction, [id], 'alone'),
      )
      await vi.waitFor(async () => {
        const { rows } = await api.database.execute(
          sql`select from pgboss.job where name = 'email' and (data->>'emailId')::int = ${id} and state <> 'completed'`,
        )
        expect(rows).toEqual([])
      }, PATIENCE)
      expect(received).toHaveLength(1)
      expect(await rowOf(id)).toMatchObject({ state: 'enviado', attempts: 2 })
    })
    await second.close()
  })

  it('says which attendant caused it', async () => {
    const token = await api.signIn(DemoCpf.marta)
    const idPessoa = await api.personId(DemoCpf.helena)
    const changed = await api.call(alterarEmailRecadastramento, {
      token,
      body: { cpf: DemoCpf.helena, idPessoa, email: 'helena.nova@exemplo.example' },
    })
    expect(changed.status).toBe(200)
    expect(await newest()).toMatchObject({
      template: 'email_alterado',
      personId: idPessoa,
      causedById: await api.personId(DemoCpf.marta),
    })
  })

  it('is kept for 90 days', async () => {
    const id = await queue()
    await inState(id, 'tenta-de-novo')
    api.clock.advance(89 * 24 * 3600)
    await sweep(api.api)
    expect(await rowOf(id)).toBeDefined()
    api.clock.advance(24 * 3600)
    await sweep(api.api)
    expect(await rowOf(id)).toBeUndefined()
  })
})
