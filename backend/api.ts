import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database } from './database/client.ts'
import type { EmailQueue } from './jobs/email-queue.ts'
import type { Realtime } from './realtime/realtime.ts'

/** What every call and job of one server process has at hand. */
export type Api = {
  http: FastifyInstance
  database: Database
  /** Now. Tests give a clock of their own. */
  clock: () => Date
  log: FastifyBaseLogger
  realtime: Realtime
  emails: EmailQueue
  /** Folder of exported spreadsheets. */
  documentsDir: string
  /** True: an answer that breaks its contract fails (development, tests). False: it is logged and sent (production). */
  failOnWrongAnswer: boolean
  limits: RateLimits
}

/** Requests a minute. */
export type RateLimits = {
  /** For each token, or each address without one. */
  general: number
  /** Sign-in attempts of each address. */
  signIn: number
}
