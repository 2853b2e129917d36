import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { runWork } from '../work.ts'
import { eventually } from './eventually.ts'
import { mailServer } from './mail-server.ts'
import { startTestApi, type TestApi } from './test-api.ts'

/** The queues of e-mails, and of those that carry a secret. */
export type EmailQueueName = 'email' | 'secret-email'

/** An API whose mail server is away until one is started on `port`. */
export async function startApiWithoutMail(): Promise<{ api: TestApi; port: number }> {
  const { port, close } = await mailServer()
  await close()
  return { api: await startTestApi({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } }), port }
}

/** Queues an e-mail to Ana. */
export const queueEmail = ({ api, clock }: TestApi): Promise<void> =>
  runWork(api, { actor: null, requestId: 'teste-de-email', now: clock.now() }, ({ emails, database }) =>
    emails.enqueue(database, {
      to: 'ana@exemplo.example',
      template: 'recadastramento_sem_pendencia',
      variables: { primeiroNome: 'Ana' },
      path: '/login',
    }),
  )

/** Queues what is sent to nobody and leaves nothing, so that whoever works the queue looks for jobs at once. */
async function wakeQueue({ api, database }: TestApi, queue: EmailQueueName): Promise<void> {
  await database.transaction((transaction) =>
    queue === 'email'
      ? api.emails.enqueueStored(transaction, [0], 'alone')
      : api.emails.enqueueSecret(transaction, { kind: 'password-link', linkId: 0 }),
  )
}

/** Has the job that failed at an e-mail tried again now, as if it had been tried so many times. */
export async function tryAgain(
  test: TestApi,
  { queue = 'email', emailId, retries }: { queue?: EmailQueueName; emailId: number; retries: number },
): Promise<void> {
  // The outbox notes a failure a moment before its job is put back.
  await eventually(async () => {
    const { rowCount } = await test.database.execute(
      sql`update pgboss.job set retry_count = ${retries}, start_after = now()
          where name = ${queue} and state = 'retry' and (data->>'emailId')::int = ${emailId}`,
    )
    expect(rowCount).toBe(1)
  })
  await wakeQueue(test, queue)
}
