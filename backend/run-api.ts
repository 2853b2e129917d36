import { dataFolder } from '#settings/data-folder.ts'
import { listeningComplaint } from '#settings/listening.ts'
import type { Settings } from '#settings/settings.ts'
import type { Occupancy } from './database/claim-database.ts'
import { reasonsOf } from './loggable-error.ts'
import { stopWithParent } from './parent-process.ts'
import { prepareDatabase } from './preparation/prepare.ts'
import type { AtOnce } from './realtime/connection-limits.ts'
import { startServer } from './server.ts'

export type ApiProcess = {
  settings: Settings
  /**
   * Looks at the migrated database, or fills it, before anybody is answered.
   * @returns what it holds then
   * @throws Error with a Portuguese sentence, which ends the process
   */
  admit: (databaseUrl: string) => Promise<Occupancy>
  /** Where something other than people connects. */
  socketsAtOnce?: AtOnce
  /** Whether schedules wake what is due. Default true. */
  wakesByItself?: boolean
}

/**
 * Runs the API as this process. Prints one JSON line, `{"ready":true,"url":…,"database":…}`, on standard output once it listens;
 * everything else goes to standard error. SIGTERM, SIGINT or the end of the parent stop it in order.
 */
export function runApi(api: ApiProcess): void {
  serve(api).catch((error: unknown) => fail(api.settings, error))
}

const say = (message: string) => process.stderr.write(`${message}\n`)

async function serve({ settings, admit, socketsAtOnce, wakesByItself }: ApiProcess): Promise<void> {
  let stopping = false
  // Until there is something to close in order, what is being prepared is finished first: a database left behind would go on alone.
  let close = async () => undefined as void
  const stop = () => {
    if (stopping) return
    stopping = true
    close().catch((error: unknown) => fail(settings, error))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  stopWithParent(stop)

  const onLost = (reason: Error) => {
    say(reason.message)
    process.exit(1)
  }
  dataFolder(settings.DATA_DIR)
  const database = await prepareDatabase(settings, { say, onLost })
  const releasing = async (error: unknown): Promise<never> => {
    await database.release()
    throw error
  }
  const occupancy = await admit(database.url).catch(releasing)
  const server = await startServer({
    settings,
    databaseUrl: database.url,
    port: settings.API_PORT,
    host: settings.API_LISTEN,
    limits: { general: settings.API_REQUESTS_PER_MINUTE },
    ...(socketsAtOnce && { socketsAtOnce }),
    wakesByItself,
  }).catch(releasing)
  close = async () => {
    await server.drain()
    await server.close()
    await database.release()
    process.exit(0)
  }
  if (stopping) return close()
  process.stdout.write(`${JSON.stringify({ ready: true, url: server.url, database: occupancy })}\n`)
}

function fail(settings: Settings, error: unknown): void {
  const cause = listeningComplaint(error, {
    address: { setting: 'API_LISTEN', value: settings.API_LISTEN },
    port: { setting: 'API_PORT', value: settings.API_PORT },
  })
  say(cause ?? `A API não iniciou: ${reasonsOf(error).join(': ')}`)
  process.exit(1)
}
