import { settingsOrExit } from '#settings/settings.ts'
import { prepareDatabase } from './database/prepare.ts'
import { stopWithParent } from './parent-process.ts'
import { startServer } from './server.ts'

/**
 * The API's process: `node backend/main.ts`; `--demo` also fills an empty DATABASE_URL with the demo. Prints one JSON line, `{"ready":true,"url":…}`, on standard output once it listens;
 * everything else goes to standard error. SIGTERM, SIGINT or the end of the parent stop it in order.
 */
const settings = settingsOrExit()
const say = (message: string) => process.stderr.write(`${message}\n`)

async function main(): Promise<void> {
  let stopping = false
  // Until there is something to close in order, what is being prepared is finished first: a database left behind would go on alone.
  let close = async () => undefined as void
  const stop = () => {
    if (stopping) return
    stopping = true
    close().catch((error: unknown) => fail(error))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  stopWithParent(stop)

  const database = await prepareDatabase(settings, { demo: process.argv.includes('--demo'), say })
  const server = await startServer({
    settings,
    databaseUrl: database.url,
    port: settings.API_PORT,
    host: settings.HOST,
    limits: { general: settings.API_REQUESTS_PER_MINUTE },
  }).catch(async (error: unknown) => {
    await database.release()
    throw error
  })
  close = async () => {
    await server.close()
    await database.release()
    process.exit(0)
  }
  if (stopping) return close()
  process.stdout.write(`${JSON.stringify({ ready: true, url: server.url })}\n`)
}

function fail(error: unknown): void {
  const { code, message } = error as NodeJS.ErrnoException
  say(
    code === 'EADDRINUSE'
      ? `A porta ${settings.API_PORT} já está em uso. Feche o outro programa ou escolha outra em API_PORT.`
      : `A API não iniciou: ${message}`,
  )
  process.exit(1)
}

main().catch(fail)
