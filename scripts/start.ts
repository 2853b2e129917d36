import { join } from 'node:path'
import { isLoopback } from '#settings/addresses.ts'
import { dataFolderOrExit } from '#settings/data-folder.ts'
import { isDemonstration, neededSettings } from '#settings/demonstration.ts'
import { settingsOrExit } from '#settings/settings.ts'
import { drawnSecret } from './drawn-secret.ts'
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
const services: Service[] = []
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
process.on('disconnect', () => void stop(0))

if (demonstration && settings.DATABASE_URL) say(startText.demoInGivenDatabase)
await buildPortal()

if (!settings.API_HOST) {
  say(startText.starting)
  services.push(startApi(logFolder, { demonstration }))
}
const SESSION_SECRET = settings.SESSION_SECRET ?? drawnSecret(dataDir)
const portalService = startPortal(logFolder, { held: true, env: { SESSION_SECRET } })
services.push(portalService)

for (const service of services) {
  void service.ended.then((code) => {
    if (!stopping) fail(`${startText.ended(service.name, code)}\n${service.lastWords()}`, 1)
  })
}

try {
  const [portal, api] = await Promise.all([
    portalService.ready,
    settings.API_HOST ? null : services[0]?.ready,
  ])
  portalService.open()
  if (api?.database === 'demonstration') {
    say(`\n${(await import('./accounts-table.ts')).accountsTable()}`)
    if (!isLoopback(settings.HOST)) say(startText.demoOnTheNetwork)
  }
  if (api?.database === 'empty') say(startText.emptyDatabase)
  say(`\nPortal:       ${settings.PUBLIC_ORIGIN ? `${settings.PUBLIC_ORIGIN} (${portal.url})` : portal.url}`)
  if (api) say(`API:          ${api.url}/documentacao`)
  say(`Registros:    ${logFolder}`)
  say('Para encerrar: Ctrl+C')
} catch (error) {
  fail(error instanceof Error ? error.message : String(error), 1)
}

function fail(message: string, code: number): void {
  if (stopping) return
  process.stderr.write(`\n${message}\nRegistros em ${logFolder}\n`)
  void stop(code)
}

async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  for (const service of services.toReversed()) {
    service.stop()
    await service.ended
  }
  process.exit(code)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
