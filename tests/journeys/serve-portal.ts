import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { type RunningServer, startServer } from '#backend/server.ts'
import { freePort } from '#backend/testing/free-port.ts'
import { settingsOrExit } from '#settings/settings.ts'
import { openApiGate } from './api-gate.ts'
import { startLineProcess } from './line-process.ts'
import { startPostalService } from './postal-service.ts'

/*
 * A worker's portal: the built portal in front of the real API. Each `renew` message gives the API an untouched clone of the template
 * database, on the same address, and answers `{"databaseUrl":…}`; starting both anew for every journey cost more than the journey.
 * The message `template` gives it the template itself; `silence` lets the API accept what is asked and never answer, until `speech`.
 * `restart` ends the API and starts it again on the same database; `neighbour` starts a second API beside it, with a portal of its own, and
 * answers its `url`; it ends with the next `renew`.
 * Says `{"ready":true,"url":…,"apiUrl":…,"dataDir":…}`.
 */
const [maintenance = '', template = ''] = process.argv.slice(2)
const dataDir = await mkdtemp(join(tmpdir(), 'portal-journey-'))
const [apiPort, portalPort] = await Promise.all([freePort(), freePort()])

type Stage = { database: string; api: RunningServer }
let stage: Stage | undefined
let neighbour: { api: RunningServer; portal: typeof portal } | undefined

const postalService = await startPostalService()
const gate = await openApiGate(Number(apiPort))

const startPortal = (apiHost: string, port: string) =>
  startLineProcess<{ url: string }>('app/host/main.ts', [], {
    API_HOST: apiHost,
    PORT: port,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    POSTAL_CODE_HOST: postalService.url,
    LOG_LEVEL: 'silent',
  })
const portal = await startPortal(gate.url, portalPort)

async function renew(): Promise<string> {
  gate.open()
  await clear()
  const database = `journey_${randomBytes(8).toString('hex')}`
  await administer(`create database ${database} template ${template} strategy file_copy`)
  return serve(database)
}

async function serve(database: string): Promise<string> {
  stage = { database, api: await startApi(database, apiPort, portalPort) }
  return addressOf(database)
}

function addressOf(database: string): string {
  const databaseUrl = new URL(maintenance)
  databaseUrl.pathname = `/${database}`
  return databaseUrl.href
}

function startApi(database: string, port: string, ofPortal: string): Promise<RunningServer> {
  return startServer({
    settings: settingsOrExit({ DATA_DIR: dataDir, LOG_LEVEL: 'error', PORT: ofPortal }),
    databaseUrl: addressOf(database),
    port: Number(port),
    host: '127.0.0.1',
  })
}

async function restart(): Promise<void> {
  if (!stage) return
  const { database, api } = stage
  await api.close()
  stage = { database, api: await startApi(database, apiPort, portalPort) }
}

async function startNeighbour(): Promise<string> {
  if (!stage) throw new Error('There is nothing to stand beside yet')
  const [port, ofPortal] = await Promise.all([freePort(), freePort()])
  const api = await startApi(stage.database, port, ofPortal)
  neighbour = { api, portal: await startPortal(`http://127.0.0.1:${port}`, ofPortal) }
  return neighbour.portal.ready.url
}

async function endNeighbour(): Promise<void> {
  await neighbour?.portal.stop()
  await neighbour?.api.close()
  neighbour = undefined
}

async function clear(): Promise<void> {
  if (!stage) return
  await endNeighbour()
  const { api, database } = stage
  stage = undefined
  await api.close()
  if (database !== template) await administer(`drop database if exists ${database} with (force)`)
  await rm(join(dataDir, 'emails'), { recursive: true, force: true })
  await rm(join(dataDir, 'files'), { recursive: true, force: true })
}

const stop = async () => {
  await portal.stop()
  postalService.stop()
  gate.stop()
  await clear()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(0)
}
process.on('message', (message) => {
  if (message === 'silence' || message === 'speech') {
    if (message === 'silence') gate.fallSilent()
    else gate.open()
    process.send?.({})
    return
  }
  if (message === 'restart' || message === 'neighbour') {
    const done =
      message === 'restart' ? restart().then(() => ({})) : startNeighbour().then((url) => ({ url }))
    done.then(
      (answer) => process.send?.(answer),
      (error: unknown) => process.send?.({ problem: String(error) }),
    )
    return
  }
  const served = message === 'template' ? serve(template) : renew()
  served.then(
    (databaseUrl) => process.send?.({ databaseUrl }),
    (error: unknown) => process.send?.({ problem: String(error) }),
  )
})
process.on('SIGTERM', () => void stop())
process.on('disconnect', () => void stop())
const ready = { ready: true, url: portal.ready.url, apiUrl: `http://127.0.0.1:${apiPort}`, dataDir }
process.stdout.write(`${JSON.stringify(ready)}\n`)

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: maintenance })
  await client.connect()
  await client.query(statement)
  await client.end()
}
