import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
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
 * A worker's portal: the built portal in front of the real API. Each `renew` message puts an API on an untouched clone of the template
 * database behind the portal and answers `{"databaseUrl":…,"apiUrl":…,"dataDir":…}`. The next clone and its API are made ready while a journey
 * runs, and the last one ends then: waiting for both cost as much as a page.
 * The message `template` puts an API on the template itself there; `silence` lets the API accept what is asked and never answer, until
 * `speech`. `restart` ends the API and starts it again on the same database; `neighbour` starts a second API beside it, with a portal of its
 * own, and answers its `url`; it ends with the next `renew`.
 * Says `{"ready":true,"url":…}`.
 */
const [maintenance = '', template = ''] = process.argv.slice(2)
const portalPort = await freePort()

/** An API on a database of its own. */
type Served = { database: string; port: string; dataDir: string; api: RunningServer }
let current: Served | undefined
let next: Promise<Served> | undefined
/** Cleanup of ended journeys. */
let ending: Promise<void> = Promise.resolve()
let neighbour: { api: RunningServer; portal: typeof portal } | undefined

const postalService = await startPostalService()
const gate = await openApiGate()

const startPortal = (apiHost: string, port: string) =>
  startLineProcess<{ url: string }>('app/host/main.ts', [], {
    API_HOST: apiHost,
    PORT: port,
    HOST: '127.0.0.1',
    POSTAL_CODE_HOST: postalService.url,
    LOG_LEVEL: 'silent',
  })
const portal = await startPortal(gate.url, portalPort)

async function renew() {
  const ready = next ?? serveClone()
  next = undefined
  const served = await ready
  await clear()
  const answer = present(served)
  next = serveClone()
  // Told by the `renew` that waits for it.
  next.catch(() => undefined)
  return answer
}

/** Has the portal ask this one from now on. */
function present(served: Served) {
  current = served
  gate.open(Number(served.port))
  return {
    databaseUrl: addressOf(served.database),
    apiUrl: `http://127.0.0.1:${served.port}`,
    dataDir: served.dataDir,
  }
}

async function serveClone(): Promise<Served> {
  const database = `journey_${randomBytes(8).toString('hex')}`
  await administer(`create database ${database} template ${template} strategy file_copy`)
  return serve(database)
}

async function serve(database: string): Promise<Served> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-journey-'))
  const { JOURNEYS_FILES } = process.env
  if (JOURNEYS_FILES) await cp(JOURNEYS_FILES, dataDir, { recursive: true })
  const place = { database, dataDir, port: await freePort() }
  return { ...place, api: await startApi(place) }
}

function addressOf(database: string): string {
  const databaseUrl = new URL(maintenance)
  databaseUrl.pathname = `/${database}`
  return databaseUrl.href
}

function startApi(
  { database, dataDir, port }: Omit<Served, 'api'>,
  ofPortal = portalPort,
): Promise<RunningServer> {
  return startServer({
    settings: settingsOrExit({ DATA_DIR: dataDir, LOG_LEVEL: 'error', PORT: ofPortal }),
    databaseUrl: addressOf(database),
    port: Number(port),
    host: '127.0.0.1',
    // At ten past the hour, the day's duties would be done beside a journey.
    wakesByItself: false,
  })
}

async function restart(): Promise<void> {
  if (!current) return
  await current.api.close()
  current = { ...current, api: await startApi(current) }
}

async function startNeighbour(): Promise<string> {
  if (!current) throw new Error('There is nothing to stand beside yet')
  const [port, ofPortal] = await Promise.all([freePort(), freePort()])
  const api = await startApi({ ...current, port }, ofPortal)
  neighbour = { api, portal: await startPortal(`http://127.0.0.1:${port}`, ofPortal) }
  return neighbour.portal.ready.url
}

async function endNeighbour(): Promise<void> {
  await neighbour?.portal.stop()
  await neighbour?.api.close()
  neighbour = undefined
}

/** Takes what was served out of the portal's reach at once, and out of the world in a while. */
async function clear(): Promise<void> {
  gate.fallSilent()
  await endNeighbour()
  const served = current
  current = undefined
  if (served) ending = ending.then(() => end(served))
}

async function end({ api, database, dataDir }: Served): Promise<void> {
  await api.close()
  if (database !== template) await administer(`drop database if exists ${database} with (force)`)
  await rm(dataDir, { recursive: true, force: true })
}

const stop = async () => {
  await portal.stop()
  postalService.stop()
  await clear()
  gate.stop()
  const unused = await next?.catch(() => undefined)
  if (unused) await end(unused)
  await ending
  process.exit(0)
}
process.on('message', (message) => {
  if (message === 'silence' || message === 'speech') {
    if (message === 'silence') gate.fallSilent()
    else gate.open()
    process.send?.({})
    return
  }
  answerOf(message).then(
    (answer) => process.send?.(answer),
    (error: unknown) => process.send?.({ problem: String(error) }),
  )
})
process.on('SIGTERM', () => void stop())
process.on('disconnect', () => void stop())
process.stdout.write(`${JSON.stringify({ ready: true, url: portal.ready.url })}\n`)

async function answerOf(message: unknown) {
  if (message === 'restart') return restart().then(() => ({}))
  if (message === 'neighbour') return { url: await startNeighbour() }
  return message === 'template' ? present(await serve(template)) : renew()
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: maintenance })
  await client.connect()
  await client.query(statement)
  await client.end()
}
