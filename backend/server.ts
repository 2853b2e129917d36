import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { calls } from '#contract/calls.ts'
import { originOf, portalOriginOf } from '#settings/addresses.ts'
import { drainableServer } from '#settings/drainable-server.ts'
import type { Settings } from '#settings/settings.ts'
import { trustedProxies, visitorAddress } from '#settings/trusted-proxies.ts'
import type { Api, RateLimits } from './api.ts'
import { registerAllCalls } from './calls/all-calls.ts'
import { databaseOf } from './database/client.ts'
import { openPool } from './database/pool.ts'
import { allDueActs } from './due-acts/kinds/all-due-acts.ts'
import { performDueActs } from './due-acts/perform-due-acts.ts'
import { openFileScanner } from './files/file-scanner.ts'
import { openFileStorage } from './files/open-file-storage.ts'
import { uploadTurns } from './files/upload-turns.ts'
import { createHttpServer } from './http-server.ts'
import { createEmailSender } from './jobs/email-sender.ts'
import { sweep } from './jobs/expiry.ts'
import { openJobs } from './jobs/jobs.ts'
import { endText, sendText } from './jobs/text-sender.ts'
import { registerDocumentation } from './openapi/documentation.ts'
import { partsOf, provide } from './parts.ts'
import { problemDetailsOf } from './problem-answer.ts'
import type { AtOnce } from './realtime/connection-limits.ts'
import { openSocketServer } from './realtime/socket-server.ts'
import { countedPart } from './security/address.ts'
import { sealEntries } from './security/audit-chain/seal-entries.ts'
import { personLimit } from './security/person-limit.ts'
import { settledWithin } from './settled-within.ts'
import { answerUnknownRoutes } from './unknown-routes.ts'
import { allRequestKinds } from './usecases/all-kinds.ts'
import { notifyUnread } from './usecases/conversations/notify-unread.ts'
import { watchConversation } from './usecases/conversations/watch-conversation.ts'
import { resumeImports, runImport } from './usecases/imports/run-import.ts'
import { linkEffectsPart } from './usecases/life-cycle/link-effects.ts'
import { linkEffects } from './usecases/link-effects.ts'
import { sendDueAnnouncements } from './usecases/messages/announcements/send-due-announcements.ts'
import { noteFailure } from './usecases/messages/emails/note-failure.ts'
import { sendStored } from './usecases/messages/emails/send-stored.ts'
import { requestDeskPart } from './usecases/request-engine/request-desk.ts'
import { type RequestKinds, requestKindsPart } from './usecases/request-engine/request-kinds.ts'
import { releaseLeft } from './usecases/requests/cases/case-lock.ts'
import { mayWatchCase } from './usecases/requests/cases/may-watch-case.ts'
import { performActs } from './usecases/requests/desk-acts/perform-acts.ts'
import { sweepFolder } from './usecases/requests/exports/sweep-exports.ts'
import { writeExport } from './usecases/requests/exports/write-export.ts'
import { requestDesk } from './usecases/requests/request-desk.ts'
import { sendSecret } from './usecases/send-secret.ts'
import { runWork } from './work.ts'

/** Requests a minute. Sign-ins cost processor time; who guesses is stopped by `security/attempt-limits.ts`. */
const DEFAULT_LIMITS = { general: 600, signIn: 120 }

/** An address may be a whole office behind one router. */
const PEOPLE_BEHIND_ONE_ADDRESS = 10

/** How long each thing may take to finish when the server stops, milliseconds. */
const CLOSING_MS = 8000

export type ServerOptions = {
  settings: Pick<
    Settings,
    | 'DATA_DIR'
    | 'FILES_URL'
    | 'FILES_S3_ENDPOINT'
    | 'FILES_S3_REGION'
    | 'FILES_S3_ACCESS_KEY'
    | 'FILES_S3_SECRET_KEY'
    | 'CLAMAV_URL'
    | 'SMTP_URL'
    | 'EMAIL_FROM'
    | 'EMAIL_RETURN_PATH'
    | 'EMAIL_RETURN_SECRET'
    | 'SMS_URL'
    | 'SMS_TOKEN'
    | 'LOG_LEVEL'
    | 'TRUSTED_PROXIES'
    | 'PUBLIC_ORIGIN'
    | 'HOST'
    | 'PORT'
    | 'SESSION_IDLE_MINUTES'
  >
  /** A migrated database. */
  databaseUrl: string
  /** 0: any free port. */
  port: number
  host: string
  clock?: () => Date
  limits?: Partial<RateLimits>
  /** Kinds of request other than those of the product, for tests. */
  requestKinds?: RequestKinds
  /** Longest wait, milliseconds, of a real-time connection that has not said who it is. */
  socketAdmissionMs?: number
  /** So many real-time connections at once of one address and of one person. */
  socketsAtOnce?: AtOnce
  /** How often real-time connections are asked whether they are there, and how long they have to answer, milliseconds. */
  socketHeartbeat?: { pingInterval: number; pingTimeout: number }
  /** How long, milliseconds, somebody who left is still taken to be there. */
  presenceGraceMs?: number
  /** How long who asks for a short spreadsheet waits for it, milliseconds; after that it is followed on its way. */
  exportTimeoutMs?: number
  /** Whether schedules wake what is due, by the real clock: yes, but in tests, which have it done themselves by a clock of their own. */
  wakesByItself?: boolean
  logStream?: { write: (line: string) => void }
}

export type RunningServer = {
  url: string
  api: Api
  /**
   * Serves whoever is connected or knocks, for the last time, and lets nobody else in: `close` cuts none of them after it. Three
   * seconds at most.
   */
  drain: () => Promise<void>
  /** Stops taking requests, lets those in hand finish, and closes sockets, jobs and connections in this order. */
  close: () => Promise<void>
}

const EXPORT_TIMEOUT_MS = 10_000

/** Puts the API together and listens. @throws what `listen` throws, `EADDRINUSE` for a busy port. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { settings, databaseUrl, clock = () => new Date(), wakesByItself } = options
  const limits = limitsOf(options.limits)
  const idleMinutes = settings.SESSION_IDLE_MINUTES
  const sessionIdleSeconds = idleMinutes === undefined ? null : idleMinutes * 60
  const http = await createHttpServer({
    logLevel: settings.LOG_LEVEL,
    trustedProxyNames: settings.TRUSTED_PROXIES,
    limits,
    logStream: options.logStream,
  })
  const isTrusted = trustedProxies(settings.TRUSTED_PROXIES)
  const { log } = http
  const portalOrigin = portalOriginOf(settings)
  const { drain } = drainableServer(http.server)
  const onError = (error: Error) => log.warn({ err: error }, 'database connection')
  const pool = openPool({ databaseUrl, onError })
  const socketPool = openPool({ databaseUrl, max: 4, onError })
  const database = databaseOf(pool)
  const sendsTexts = settings.SMS_URL !== undefined
  const jobs = await openJobs({ databaseUrl, database, log, clock, sendsTexts, wakesByItself })
  const sockets = await openSocketServer({
    http,
    database,
    pool: socketPool,
    clock,
    sessionIdleSeconds,
    log,
    addressOf: (request) => countedPart(visitorAddress(request, isTrusted) ?? ''),
    admissionMs: options.socketAdmissionMs,
    atOnce: options.socketsAtOnce,
    presenceGraceMs: options.presenceGraceMs,
    heartbeat: options.socketHeartbeat,
    mayWatch: (asked) => watchConversation({ database, clock, sessionIdleSeconds }, asked),
    mayWatchCase: (asked) => mayWatchCase({ database, clock, sessionIdleSeconds }, asked),
    onLeftCases: (personId, requestIds) => {
      const origin = { actor: null, requestId: `left-${personId}`, now: clock() }
      runWork(api, origin, (work) => releaseLeft(work, personId, requestIds)).catch((err: unknown) =>
        log.error({ err }, 'what was left was not let go'),
      )
    },
    onUnwatched: (personId, conversationIds) => {
      const origin = { actor: null, requestId: `unwatched-${personId}`, now: clock() }
      for (const id of conversationIds)
        runWork(api, origin, (work) => notifyUnread(work, personId, id)).catch((err: unknown) =>
          log.error({ err }, 'what was not looked at was not told'),
        )
    },
  })
  const api: Api = {
    http,
    database,
    clock,
    log,
    limits,
    sessionIdleSeconds,
    limitPerson: personLimit(http, limits.general),
    uploadTurns: uploadTurns(),
    readings: new Map(),
    toProblemDetails: problemDetailsOf,
    realtime: sockets,
    emails: jobs.emails,
    texts: jobs.texts,
    emailReturnSecret: settings.EMAIL_RETURN_SECRET,
    portalOrigin,
    wakeAnnouncements: jobs.wakeAnnouncements,
    exports: jobs.exports,
    exportTimeoutMs: options.exportTimeoutMs ?? EXPORT_TIMEOUT_MS,
    imports: jobs.imports,
    deskActs: jobs.deskActs,
    parts: partsOf([
      provide(requestKindsPart, options.requestKinds ?? allRequestKinds),
      provide(requestDeskPart, requestDesk),
      provide(linkEffectsPart, linkEffects),
    ]),
    storage: openFileStorage(settings),
    scanFile: openFileScanner(settings.CLAMAV_URL, (err) => log.error({ err }, 'virus scanner')),
  }
  const stopping = new AbortController()
  const unfinished = join(resolve(settings.DATA_DIR), 'unfinished')
  http.addHook('preClose', () => sockets.close())
  const close = async () => {
    const patience = setTimeout(() => http.server.closeAllConnections(), CLOSING_MS)
    await http.close()
    clearTimeout(patience)
    stopping.abort()
    await settledWithin(CLOSING_MS, jobs.stop())
    await settledWithin(CLOSING_MS, Promise.all([pool.end(), socketPool.end()]))
  }
  try {
    await registerDocumentation(http)
    registerAllCalls(api)
    answerUnknownRoutes(http, Object.values(calls))
    const emailsDir = join(resolve(settings.DATA_DIR), 'emails')
    const send = createEmailSender(settings, emailsDir)
    await jobs.work({
      send: (emailId) => sendStored({ database, send, clock, portalOrigin, sendSecret }, emailId),
      noteFailure: (emailId, failed) => noteFailure(database, emailId, { ...failed, now: clock() }),
      sendText: (id) => sendText({ database, gateway: settings, clock }, id),
      giveTextUp: (id) => endText(database, id, { state: 'desistiu', now: clock() }),
      sendAnnouncements: () => sendDueAnnouncements(api),
      writeExport: (id) =>
        writeExport(api, { databaseUrl, folder: unfinished, stopping: stopping.signal }, id),
      sealAudit: () => sealEntries(database),
      performDeskActs: (batchId) => performActs(api, batchId),
      runImport: (id) => runImport(api, stopping.signal, id),
      expire: async () => {
        await sweep(api)
        await sweepFolder(unfinished)
      },
      dueActs: allDueActs,
      performDueActs: async (kind) => {
        for (const duty of allDueActs) if (duty.kind === kind) await performDueActs(api, duty)
      },
    })
    await resumeImports(api)
    await http.listen({ port: options.port, host: options.host })
    return { url: originOf(options.host, portOf(http)), api, drain, close }
  } catch (error) {
    await close().catch((closing: unknown) => log.warn({ err: closing }, 'closing after a failed start'))
    throw error
  }
}

/** The port that it listens on, when any free one would do too. */
function portOf({ server }: FastifyInstance): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

function limitsOf(given: Partial<RateLimits> = {}): RateLimits {
  const limits = { ...DEFAULT_LIMITS, ...given }
  return { ...limits, address: given.address ?? limits.general * PEOPLE_BEHIND_ONE_ADDRESS }
}
