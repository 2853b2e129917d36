import { startLineProcess } from './line-process.ts'

/** Starts the run's database and tells the journeys where it is. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const database = await startLineProcess<{ url: string; template: string }>(
    'tests/journeys/database-server.ts',
    [],
  )
  process.env.JOURNEYS_DATABASE = database.ready.url
  process.env.JOURNEYS_TEMPLATE = database.ready.template
  return database.stop
}
