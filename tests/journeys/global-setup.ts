import { randomBytes } from 'node:crypto'
import type { FullConfig } from '@playwright/test'
import { startLineProcess } from './line-process.ts'
import { signEveryoneIn } from './signed-in.ts'

/** Starts the run's database, has everyone sign in, and tells the journeys where it all is. */
export default async function globalSetup({ projects }: FullConfig): Promise<() => Promise<void>> {
  const database = await startLineProcess<{ url: string; template: string; files: string }>(
    'tests/journeys/database-server.ts',
    [],
  )
  const { url, template, files } = database.ready
  process.env.JOURNEYS_DATABASE = url
  process.env.JOURNEYS_TEMPLATE = template
  process.env.JOURNEYS_FILES = files
  // One secret for all workers: each opens the cookies that another's portal sealed.
  process.env.SESSION_SECRET = randomBytes(32).toString('hex')
  const portal = await startLineProcess<{ url: string }>('tests/journeys/serve-portal.ts', [url, template])
  const served = await portal.ask<{ problem?: string }>('template')
  if (served.problem) throw new Error(served.problem)
  const signedIn = await signEveryoneIn(portal.ready.url, projects[0]?.use.launchOptions ?? {})
  await portal.stop()
  process.env.JOURNEYS_SIGNED_IN = JSON.stringify(signedIn)
  return database.stop
}
