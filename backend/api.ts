import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { retornarLeituras } from '#contract/batch-readings.ts'
import type { CallInput } from '#contract/call-types.ts'
import type { ProblemDetails } from '#contract/problem.ts'
import type { Database } from './database/client.ts'
import type { FileScanner } from './files/file-scanner.ts'
import type { FileStorage } from './files/file-storage.ts'
import type { UploadTurns } from './files/upload-turns.ts'
import type { EmailQueue } from './messages/email-queue.ts'
import type { TextQueue } from './messages/text-queue.ts'
import type { Parts } from './parts.ts'
import type { Realtime } from './realtime/realtime.ts'
import type { Actor } from './security/actor.ts'
import type { PersonLimit } from './security/person-limit.ts'
import type { ImportQueue } from './usecases/imports/import-queue.ts'
import type { DeskActQueue } from './usecases/requests/desk-acts/desk-act-queue.ts'
import type { ExportQueue } from './usecases/requests/exports/export-queue.ts'

/** Dependencies of the calls and jobs of one server process. */
export type Api = {
  http: FastifyInstance
  database: Database
  /** Now. Tests give a clock of their own. */
  clock: () => Date
  log: FastifyBaseLogger
  realtime: Realtime
  emails: EmailQueue
  texts: TextQueue
  /** With it a mail server hands over what came back; undefined: none may. */
  emailReturnSecret: string | undefined
  /** Where the portal is, without a closing slash. */
  portalOrigin: string
  /** Has what attendants told many people sent as soon as it is due; without it within a minute. */
  wakeAnnouncements: () => Promise<void>
  /** Spreadsheets to be written. */
  exports: ExportQueue
  /** How long who asks for a short spreadsheet waits for it, milliseconds. */
  exportTimeoutMs: number
  /** Imports to be worked on. */
  imports: ImportQueue
  /** Acts on several requests, done once they can no longer be undone. */
  deskActs: DeskActQueue
  /** Which subjects take part in it. */
  parts: Parts
  /** Where the bytes of files are. */
  storage: FileStorage
  /** Looks for viruses in what people send. */
  scanFile: FileScanner
  /** Keeps the files of one person in turn: one is read after the other. */
  uploadTurns: UploadTurns
  /** Calls that read, as they are answered together with others. */
  readings: Readings
  /** An error as the caller is told it; what was not expected is logged. */
  toProblemDetails: (error: unknown, request: FastifyRequest) => ProblemDetails
  limits: RateLimits
  /** After so long without use a session is over; null: only its hour ends it. */
  sessionIdleSeconds: number | null
  /** Counts a request of a person whose token was found good. @throws 429 over the limit. */
  limitPerson: PersonLimit
}

type Reading = CallInput<typeof retornarLeituras>['body']['leituras'][number]

/** How each call that reads is answered to somebody who is known, by the path that the contract gives it. */
type Readings = Map<
  string,
  (
    actor: Actor,
    asked: Omit<Reading, 'caminho'>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<unknown>
>

/** Requests a minute. */
export type RateLimits = {
  /** For each person, on each node. */
  general: number
  /** For each address, whoever is behind it and whatever token they show, on each node. */
  address: number
  /** Sign-ins of each address, and other calls that anybody may make, each by itself; on all nodes together. */
  signIn: number
}
