import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alterarEmailRecadastramento } from '#contract/people/people.ts'
import { emails } from '../database/schema/emails.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { eventually } from '../testing/eventually.ts'
import { type MailServer, mailServer } from '../testing/mail-server.ts'
import type { TestApi } from '../testing/test-api.ts'
import { queueEmail, startApiWithoutMail, tryAgain } from '../testing/unreachable-mail-server.ts'
import { sweep } from './expiry.ts'

let api: TestApi
let port: number

beforeAll(async () => {
  ;({ api, port } = await startApiWithoutMail())
})
afterAll(() => api.close())

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
  eventually(async () => {
    const row = await rowOf(id)
    expect(row?.state).toBe(state)
    return row
  })

/** Queues one to Ana. @returns its id */
async function queue(): Promise<number> {
  await queueEmail(api)
  return (await newest()).id
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
      await tryAgain(api, { emailId: id, retries: 1 })
      await inState(id, 'enviado')
      expect(received).toHaveLength(1)
      expect(await rowOf(id)).toMatchObject({ failure: null, attempts: 2, recipient: 'ana@exemplo.example' })
    })
  })

  it('whose line dropped after it was handed over is sent with the same Message-ID, and is one e-mail', async () => {
    await while_(mailServer(port, { drops: 1 }), async ({ received }) => {
      const id = await queue()
      expect(await inState(id, 'tenta-de-novo')).toMatchObject({ failure: 'queda' })
      await tryAgain(api, { emailId: id, retries: 1 })
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
      await tryAgain(api, { emailId: id, retries: 4 })
      const over = await inState(id, 'recusado')
      expect(over).toMatchObject({ failure: 'endereco', sentAt: null, endedAt: expect.any(Date) })
      expect(received).toEqual([])
    })
  })

  it('that two nodes may send goes out once, also when its job comes again, and its state is true', async () => {
    const id = await queue()
    await inState(id, 'tenta-de-novo')
    const second = await api.secondNode()
    await while_(mailServer(port), async ({ received }) => {
      await tryAgain(api, { emailId: id, retries: 1 })
      await inState(id, 'enviado')
      // A job that is taken up again after it was done, as when the word of it was lost, sends nothing.
      await api.database.transaction((transaction) =>
        api.api.emails.enqueueStored(transaction, [id], 'alone'),
      )
      await eventually(async () => {
        const { rows } = await api.database.execute(
          sql`select from pgboss.job where name = 'email' and (data->>'emailId')::int = ${id} and state <> 'completed'`,
        )
        expect(rows).toEqual([])
      })
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
