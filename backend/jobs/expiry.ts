import { lte } from 'drizzle-orm'
import type { Api } from '../api.ts'
import { passwordLinks, signIns } from '../database/schema/access.ts'
import { attempts } from '../database/schema/attempts.ts'
import { requestCounts } from '../database/schema/request-counts.ts'
import { serviceDeskReads } from '../database/schema/service-desk-reads.ts'
import { sessions, socketTickets } from '../database/schema/sessions.ts'
import { sweepFiles } from '../files/housekeeping.ts'
import { ATTEMPTS_COUNT_SECONDS } from '../security/attempt-limits.ts'
import { secondsAfter } from '../security/tokens.ts'
import { FEED_SECONDS } from '../usecases/notifications/service-desk-feed.ts'
import { settleDue } from '../usecases/requests/settle-due.ts'

/** Sign-ins are kept a year; the law asks for six months (Lei 12.965/2014, art. 15). */
const SIGN_INS_KEPT_SECONDS = 365 * 24 * 3600
const MINUTE_SECONDS = 60
const LINKS_KEPT_SECONDS = 90 * 24 * 3600

/**
 * The hourly sweep: what granted requests promised for a day is settled; what has run out is deleted: sessions, tickets, links, attempts,
 * counts of requests, files, what nobody is notified of any more.
 */
export async function sweep(api: Api): Promise<void> {
  const { database } = api
  const now = api.clock()
  const origin = { actor: null, requestId: `sweep-${now.getTime()}`, now }
  const settledRequests = await settleDue(api, origin)
  const dropped = await sweepFiles(api, origin)
  await database.delete(socketTickets).where(lte(socketTickets.expiresAt, now))
  await database.delete(sessions).where(lte(sessions.expiresAt, now))
  await database.delete(signIns).where(lte(signIns.at, secondsAfter(now, -SIGN_INS_KEPT_SECONDS)))
  await database
    .delete(passwordLinks)
    .where(lte(passwordLinks.askedAt, secondsAfter(now, -LINKS_KEPT_SECONDS)))
  await database.delete(requestCounts).where(lte(requestCounts.minute, secondsAfter(now, -MINUTE_SECONDS)))
  await database.delete(attempts).where(lte(attempts.at, secondsAfter(now, -ATTEMPTS_COUNT_SECONDS)))
  await database
    .delete(serviceDeskReads)
    .where(lte(serviceDeskReads.readAt, secondsAfter(now, -FEED_SECONDS)))
  api.log.info({ settledRequests, deletedFiles: dropped.files, deletedContents: dropped.contents }, 'sweep')
}
