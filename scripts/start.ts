import { join } from 'node:path'
import { isLoopback } from '#settings/addresses.ts'
import { dataFolderOrExit } from '#settings/data-folder.ts'
import { isDemonstration, neededSettings } from '#settings/demonstration.ts'
import { settingsOrExit } from '#settings/settings.ts'
import { generatedSecret } from './generated-secret.ts'
import { type KeptService, keepRunning, type RestartNews } from './keep-running.ts'
import { loadEnv } from './load-env.ts'
import { buildPortal } from './portal-build.ts'
import { type Service, startApi, startPortal } from './service.ts'
import { startText } from './start.text.ts'

/*
 * `npm start`: the portal, and the API with its database unless API_HOST names another. Where nothing else is set it is the
 * demonstration; with DATABASE_URL it serves real people, and nobody is written into that database.
 */
loadEnv()
const given = settingsOrExit()
const settings = settingsOrExit(process.env, neededSettings(given))
const dataDir = dataFolderOrExit(settings.DATA_DIR)
const demonstration = isDemonstration(settings)
const logFolder = join(dataDir, 'logs')
const services: KeptService[] = []
const over = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
process.on('disconnect', () => void stop(0))

if (demonstration && settings.DATABASE_URL) say(startText.demoInGivenDatabase)
let api: KeptService | null = null
if (!settings.API_HOST) {
  say(startText.starting)
  api = kept('api', () => startApi(logFolder, { demonstration }))
}
const SESSION_SECRET = settings.SESSION_SECRET ?? generatedSecret(dataDir)
try {
  // Beside the start of the database, which keeps the other processor busy.
  await buildPortal()
  over.signal.throwIfAborted()
  // Started again, it answers at once: without the API it says that the portal is away for a moment.
  const portal = kept('portal', (isAgain) =>
    startPortal(logFolder, { held: !isAgain, env: { SESSION_SECRET } }),
  )
  const [{ url }, answering] = await Promise.all([portal.ready, api?.ready ?? null])
  portal.open()
  if (answering?.database === 'demonstration') {
    say(`\n${(await import('./accounts-table.ts')).accountsTable()}`)
    if (!isLoopback(settings.HOST)) say(startText.demoOnTheNetwork)
  }
  if (answering?.database === 'empty') say(startText.emptyDatabase)
  say(`\nPortal:       ${settings.PUBLIC_ORIGIN ? `${settings.PUBLIC_ORIGIN} (${url})` : url}`)
  if (answering) say(`API:          ${answering.url}/documentacao`)
  say(`Registros:    ${logFolder}`)
  say('Para encerrar: Ctrl+C')
} catch (error) {
  fail(error instanceof Error ? error.message : String(error), 1)
}

/** Keeps one of the two running, and says what becomes of it. */
function kept(name: 'api' | 'portal', begin: (isAgain: boolean) => Service): KeptService {
  const complain = (text: string) => process.stderr.write(`${text}\n`)
  const log = join(logFolder, `${name}.log`)
  const news: RestartNews = {
    ended: ({ ending, pauseSeconds }) => complain(startText.ended(name, ending, pauseSeconds)),
    endsOften: ({ failures, lastWords }) =>
      complain(`${startText.endsOften(name, failures, log)}\n${lastWords}`),
    isBack: () => complain(startText.isBack(name)),
  }
  const service = keepRunning(begin, { news, over: over.signal })
  service.ready.catch((error: Error) => fail(`${startText.notStarted(name)}\n${error.message}`, 1))
  services.push(service)
  return service
}

function fail(message: string, code: number): void {
  if (over.signal.aborted) return
  process.stderr.write(`\n${message}\nRegistros em ${logFolder}\n`)
  void stop(code)
}

async function stop(code: number): Promise<void> {
  if (over.signal.aborted) return
  // Of all at once: a terminal's Ctrl+C reaches the processes too, and what ends by it is not started again.
  over.abort()
  for (const service of services.toReversed()) await service.stop()
  process.exit(code)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
