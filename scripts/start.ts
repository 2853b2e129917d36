import { resolve } from 'node:path'
import { settingsOrExit } from '#settings/settings.ts'
import { accountsTable } from './accounts-table.ts'
import { loadEnv } from './load-env.ts'
import { buildPortal } from './portal-build.ts'
import { type Service, startApi, startService } from './service.ts'

loadEnv()
const settings = settingsOrExit()
await buildPortal()

const logFolder = resolve(settings.DATA_DIR, 'logs')
const services: Service[] = []
let stopping = false

if (!settings.API_HOST) {
  say('Iniciando a API de referência e o banco de dados…')
  services.push(startApi(logFolder))
}
const portalService = startService({ name: 'portal', file: 'app/host/main.ts', args: ['--held'] }, logFolder)
services.push(portalService)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
for (const service of services) {
  void service.ended.then((code) => {
    if (!stopping) fail(`O processo "${service.name}" terminou sozinho (código ${code}).`, 1)
  })
}

try {
  const addresses = await Promise.all(services.map((service) => service.ready))
  portalService.open()
  const portal = addresses.at(-1) ?? ''
  if (!settings.API_HOST) say(`\n${accountsTable()}`)
  say(`\nPortal:       ${portal}`)
  if (!settings.API_HOST) say(`API:          ${addresses[0]}/documentacao`)
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
