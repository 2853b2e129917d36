import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startServer } from '#backend/server.ts'
import { settingsOrExit } from '#settings/settings.ts'
import { startLineProcess } from './line-process.ts'

/*
 * One portal for one journey: a clone of the template database, the real API on it and the built portal in front. Says
 * `{"ready":true,"url":…,"apiUrl":…,"databaseUrl":…,"dataDir":…}`.
 */
const [maintenance = '', template = ''] = process.argv.slice(2)
const name = `journey_${randomBytes(8).toString('hex')}`
await administer(`create database ${name} template ${template}`)
const databaseUrl = new URL(maintenance)
databaseUrl.pathname = `/${name}`
const dataDir = await mkdtemp(join(tmpdir(), 'portal-journey-'))

const api = await startServer({
  settings: settingsOrExit({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }),
  databaseUrl: databaseUrl.href,
  port: 0,
  host: '127.0.0.1',
  failOnWrongAnswer: true,
})
const portal = await startLineProcess<{ url: string }>('app/host/main.ts', [], {
  API_HOST: api.url,
  PORT: String(await freePort()),
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  SESSION_SECRET: randomBytes(32).toString('hex'),
  LOG_LEVEL: 'silent',
})

const stop = async () => {
  await portal.stop()
  await api.close()
  await administer(`drop database if exists ${name} with (force)`)
  await rm(dataDir, { recursive: true, force: true })
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('disconnect', () => void stop())
const ready = { ready: true, url: portal.ready.url, apiUrl: api.url, databaseUrl: databaseUrl.href, dataDir }
process.stdout.write(`${JSON.stringify(ready)}\n`)

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: maintenance })
  await client.connect()
  await client.query(statement)
  await client.end()
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
