import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { CallDefinition } from '#contract/define-call.ts'
import { autenticar } from '#contract/identity/sessions.ts'
import { settingsOrExit } from '#settings/settings.ts'
import type { Api } from '../api.ts'
import type { Database } from '../database/client.ts'
import { people } from '../database/schema/people.ts'
import { DEMO_PASSWORD } from '../demo/people.ts'
import { type RunningServer, type ServerOptions, startServer } from '../server.ts'
import { type CallInput, type CallResult, makeCall } from './http-client.ts'
import { type TestClock, testClock } from './test-clock.ts'
import { createTestDatabase } from './test-database.ts'

export type TestApi = {
  url: string
  api: Api
  database: Database
  databaseUrl: string
  clock: TestClock
  /** Folder of the server's e-mails and documents. */
  dataDir: string
  /** Signs a demo person in. @returns the session token */
  signIn: (cpf: string, password?: string) => Promise<string>
  /** Id of a demo person. */
  personId: (cpf: string) => Promise<number>
  /** Makes a call and gives back whatever was answered. */
  call: <Call extends CallDefinition>(call: Call, input?: CallInput) => Promise<CallResult<Call>>
  /** Starts another node of the API on the same database, with the same clock and settings; the caller closes it. */
  secondNode: () => Promise<Pick<RunningServer, 'url' | 'api' | 'close'>>
  /** Cuts every connection to the database and lets none in again, until the answered function is called. */
  loseDatabase: () => Promise<() => Promise<void>>
  close: () => Promise<void>
}

type TestApiOptions = Partial<ServerOptions> & {
  /** Settings that differ from the default ones. */
  environment?: Record<string, string>
}

/** Starts the real server on a free port, on a clone of the demo database, with a clock that stands at {@link TEST_NOW}. */
export async function startTestApi({ environment, ...options }: TestApiOptions = {}): Promise<TestApi> {
  const clone = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-test-'))
  const clock = testClock()
  const startNode = () =>
    startServer({
      settings: settingsOrExit({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...environment }),
      databaseUrl: clone.url,
      port: 0,
      host: '127.0.0.1',
      clock: clock.now,
      // Tests hammer from one address; the limits have tests of their own.
      limits: { general: 1_000_000, signIn: 1_000_000 },
      // Spreadsheets are written behind everything else, which is much where tests run side by side.
      exportTimeoutMs: 60_000,
      wakesByItself: false,
      ...options,
    })
  const server = await startNode()
  const call = <Call extends CallDefinition>(definition: Call, input: CallInput = {}) =>
    makeCall(server.url, definition, input)
  return {
    url: server.url,
    api: server.api,
    database: clone.database,
    databaseUrl: clone.url,
    clock,
    dataDir,
    call,
    signIn: async (cpf, password = DEMO_PASSWORD) =>
      (await call(autenticar, { body: { cpf, senha: password } })).answer.token,
    personId: async (cpf) => {
      const [person] = await clone.database
        .select({ id: people.id })
        .from(people)
        .where(eq(people.cpf, cpf.replaceAll(/\D/g, '')))
      if (!person) throw new Error(`no demo person with the CPF ${cpf}`)
      return person.id
    },
    secondNode: startNode,
    loseDatabase: clone.cutOff,
    close: async () => {
      await server.close()
      await clone.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
