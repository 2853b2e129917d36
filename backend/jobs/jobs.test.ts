import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alterarContribuicao } from '#contract/contributions/contributions.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { eventually } from '../testing/eventually.ts'
import { mailServer } from '../testing/mail-server.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { runWork } from '../work.ts'
import { createEmailSender, failureOf } from './email-sender.ts'
import { sendOrGiveUp } from './send-or-give-up.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const emails = async () => {
  const folder = join(api.dataDir, 'emails')
  const names = await readdir(folder).catch(() => [])
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
}

describe('the e-mail queue', () => {
  it('sends the receipt of a filed request, to a file when there is no SMTP server', async () => {
    const token = await api.signIn(DemoCpf.ana)
    const { answer } = await api.call(alterarContribuicao, {
      token,
      body: {
        idPessoa: await api.personId(DemoCpf.ana),
        idPlano: 1,
        chaveEnvio: randomUUID(),
        modalidade: 'percentual',
        percentualBasica: 6,
        percentualSuplementar: 5,
      },
    })
    await eventually(async () => expect(await emails()).toHaveLength(1))
    const [email] = await emails()
    expect(email).toContain('Subject: ')
    expect(email).toContain(answer.protocolo)
    expect(email).toContain('***.982.247-**')
    expect(email).not.toContain(DemoCpf.ana)
  })

  it('has nothing of work that was rolled back', async () => {
    const count = async () => {
      const { rows } = await api.database.execute<{ count: number }>(
        sql`select (select count(*)::int from pgboss.job where name = 'email') + (select count(*)::int from emails) as count`,
      )
      return rows[0]?.count
    }
    const before = await count()
    const origin = { actor: null, requestId: 'teste-de-email', now: api.clock.now() }
    const email = { to: 'a@exemplo.example', template: 'requisicao_recebida', variables: {}, path: '/' }
    await expect(
      runWork(api.api, origin, async (work) => {
        await work.emails.enqueue(work.database, email)
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect(await count()).toBe(before)
  })
})

it('an API that nobody told otherwise looks by itself at what its schedules say', async () => {
  const looked = async ({ database }: TestApi) => {
    const { rows } = await database.execute<{ at: string | null }>(
      sql`select cron_on as at from pgboss.version`,
    )
    return rows[0]?.at
  }
  const awake = await startTestApi({ wakesByItself: undefined })
  await eventually(async () => expect(await looked(awake)).not.toBeNull())
  await awake.close()
  expect(await looked(api)).toBeNull()
})

describe('an e-mail that fails', () => {
  const data = { emailId: 7 }
  const attempted = async (retryCount: number, error: Error) => {
    const noted: unknown[] = []
    const duties = {
      send: () => Promise.reject(error),
      noteFailure: async (id: number, failed: object) => void noted.push({ id, ...failed }),
    }
    await expect(sendOrGiveUp({ data, retryCount, retryLimit: 197 }, duties)).rejects.toThrow(error.message)
    return noted
  }

  it('is given up after the last attempt, and no earlier', async () => {
    const away = Object.assign(new Error('away'), { code: 'ESOCKET' })
    expect(await attempted(196, away)).toEqual([{ id: 7, failure: 'fora', isOver: false }])
    expect(await attempted(197, away)).toEqual([{ id: 7, failure: 'fora', isOver: true }])
  })

  it('because nobody has its address is given up long before', async () => {
    const refusal = Object.assign(new Error('no such user'), { code: 'EENVELOPE', responseCode: 550 })
    expect(await attempted(4, refusal)).toEqual([{ id: 7, failure: 'endereco', isOver: false }])
    expect(await attempted(5, refusal)).toEqual([{ id: 7, failure: 'endereco', isOver: true }])
  })

  it.each([
    [{ code: 'EMESSAGE', responseCode: 554 }, 'recusa'],
    [{ code: 'EENVELOPE', responseCode: 451 }, 'adiado'],
    [{ code: 'ECONNECTION' }, 'queda'],
    [{ code: 'ETIMEDOUT' }, 'fora'],
    [{}, 'outra'],
    [{ code: 7 }, 'outra'],
  ])('with %j is noted as %s', (facts, failure) => {
    expect(failureOf(Object.assign(new Error('x'), facts))).toBe(failure)
  })
})

describe('createEmailSender', () => {
  const email = {
    to: 'ana@exemplo.example',
    template: 'requisicao_deferida',
    messageId: '0b1f9d0e-2f57-4f0c-9a51-8f5a3b1f7a10',
    subject: 'Aprovada',
    text: 'Sua solicitação foi aprovada.',
    html: '<p>Sua solicitação foi aprovada.</p>',
    optOutUrl: null,
  }
  const EMAIL_FROM = 'portal@fundo.example'

  it('hands over to the SMTP server of the settings', async () => {
    const { port, received, close } = await mailServer()
    const send = createEmailSender(
      { SMTP_URL: `smtp://127.0.0.1:${port}`, EMAIL_FROM },
      join(api.dataDir, 'unused'),
    )
    await send(email)
    expect(received).toMatchObject([{ from: EMAIL_FROM, to: ['ana@exemplo.example'] }])
    expect(received[0]?.text).toContain('multipart/alternative')
    expect(received[0]?.text).toContain('Message-ID: <0b1f9d0e-2f57-4f0c-9a51-8f5a3b1f7a10@fundo.example>')
    await close()
    await expect(send(email)).rejects.toThrow('ECONNREFUSED')
  })

  it('says who wrote it, where it comes back to, and how not to get more of it', async () => {
    const { port, received, close } = await mailServer()
    const send = createEmailSender(
      { SMTP_URL: `smtp://127.0.0.1:${port}`, EMAIL_FROM, EMAIL_RETURN_PATH: 'voltas@fundo.example' },
      join(api.dataDir, 'unused'),
    )
    await send(email)
    await send({ ...email, optOutUrl: 'https://portal.fundo.example/perfil' })
    await close()
    expect(received).toMatchObject([
      { from: 'voltas@fundo.example', dsn: { ret: 'HDRS' } },
      { from: 'voltas@fundo.example', dsn: { ret: 'HDRS' } },
    ])
    const heads = received.map(({ text }) => text.slice(0, text.indexOf('\r\n\r\n')))
    expect(heads[0]).toMatch(/^From: Portal do Participante <portal@fundo\.example>\r$/m)
    expect(heads[0]).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(heads[0]).toMatch(/^X-Auto-Response-Suppress: All\r$/m)
    expect(heads[0]).not.toContain('List-Unsubscribe')
    expect(heads[1]).toMatch(/^List-Unsubscribe: <https:\/\/portal\.fundo\.example\/perfil>$/m)
    expect(heads[1]).not.toContain('List-Unsubscribe-Post')
  })
})
