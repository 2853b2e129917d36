import type { BrowserContext } from '@playwright/test'
import { startLineProcess } from './line-process.ts'

/** One journey's portal: its address, its API and its database. */
export type Portal = { url: string; apiUrl: string; databaseUrl: string; dataDir: string }

type Behind = Omit<Portal, 'url'>

/**
 * A worker's portal. A journey that touched nothing leaves its database to the next one, for a clone and a restart of the API cost as
 * much as a page. Touching is: a command of a page (everything but a GET), a journey that reaches for the API, the database or the files
 * by itself, a member of staff (what they look at is recorded), and a failure.
 */
export type Stage = {
  portal: () => Promise<Portal>
  /** Notices what the pages of a context change; once for each context. */
  watch: (context: BrowserContext) => void
  touch: () => void
  ask: (message: 'silence' | 'speech' | 'restart' | 'neighbour') => Promise<unknown>
  close: () => Promise<void>
}

/** Starts a worker's portal on a clone of the run's template. */
export async function openStage(): Promise<Stage> {
  const { JOURNEYS_DATABASE = '', JOURNEYS_TEMPLATE = '' } = process.env
  const served = await startLineProcess<Pick<Portal, 'url'>>('tests/journeys/serve-portal.ts', [
    JOURNEYS_DATABASE,
    JOURNEYS_TEMPLATE,
  ])
  let behind: Behind | undefined
  const touch = () => {
    behind = undefined
  }
  async function renewed(): Promise<Behind> {
    const answer = await served.ask<Behind | { problem: string }>('renew')
    if ('problem' in answer) throw new Error(answer.problem)
    return answer
  }
  return {
    portal: async () => {
      const { apiUrl, databaseUrl, dataDir } = behind ?? (await renewed())
      behind = { apiUrl, databaseUrl, dataDir }
      const reached = <Value>(value: Value) => {
        touch()
        return value
      }
      return {
        url: served.ready.url,
        get apiUrl() {
          return reached(apiUrl)
        },
        get databaseUrl() {
          return reached(databaseUrl)
        },
        get dataDir() {
          return reached(dataDir)
        },
      }
    },
    watch: (context) => {
      context.on('request', (request) => {
        if (request.method() !== 'GET' && !request.url().includes('/socket.io/')) touch()
      })
    },
    touch,
    ask: (message) => {
      touch()
      return served.ask(message)
    },
    close: served.stop,
  }
}
