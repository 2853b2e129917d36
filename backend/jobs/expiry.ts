import { lte } from 'drizzle-orm'
import type { Api } from '../api.ts'
import { passwordLinks, signIns } from '../database/schema/access.ts'
import { attempts } from '../database/schema/attempts.ts'
import { requestCounts } from '../database/schema/request-counts.ts'
import { sessions, socketTickets } from '../database/schema/sessions.ts'
import { sweepFiles } from '../files/housekeeping.ts'
import { ATTEMPTS_COUNT_SECONDS } from '../security/attempt-limits.ts'
import { secondsAfter } from '../security/tokens.ts'
import { carryOutInvestmentProfileSwitches } from '../usecases/investment-profiles/carry-out-switches.ts'
import { expireRequests } from '../usecases/requests/expire-requests.ts'
import { settleDue } from '../usecases/requests/settle-due.ts'
import { settleSuspensions } from '../usecases/suspensions/settle-suspensions.ts'

/** Sign-ins are kept a year; the law asks for six months (Lei 12.965/2014, art. 15). */
const SIGN_INS_KEPT_SECONDS = 365 * 24 * 3600
const MINUTE_SECONDS = 60
const LINKS_KEPT_SECONDS = 90 * 24 * 3600

/**
 * The hourly sweep: requests that waited too long expire, and what granted ones promised for a day is settled; profiles are switched on
 * their day; suspensions begin and end; expired sessions, tickets, attempts and counts of requests are deleted, and files whose time is over.
 */
export async function sweep(api: Api): Promise<void> {
  const { database } = api
  const now = api.clock()
  const origin = { actor: null, requestId: `sweep-${now.getTime()}`, now }
  const expired = await expireRequests(api, origin)
  const settledRequests = await settleDue(api, origin)
  const switched = await carryOutInvestmentProfileSwitches(api, origin)
  const settled = await settleSuspensions(api, origin)
  const dropped = await sweepFiles(api, origin)
  await database.delete(socketTickets).where(lte(socketTickets.expiresAt, now))
  await database.delete(sessions).where(lte(sessions.expiresAt, now))
  await database.delete(signIns).where(lte(signIns.at, secondsAfter(now, -SIGN_INS_KEPT_SECONDS)))
  await database
    .delete(passwordLinks)
    .where(lte(passwordLinks.askedAt, secondsAfter(now, -LINKS_KEPT_SECONDS)))
  await database.delete(requestCounts).where(lte(requestCounts.minute, secondsAfter(now, -MINUTE_SECONDS)))
  await database.delete(attempts).where(lte(attempts.at, secondsAfter(now, -ATTEMPTS_COUNT_SECONDS)))
  api.log.info(
    {
      expiredRequests: expired,
      switchedProfiles: switched,
      settledRequests,
      settledSuspensions: settled,
      deletedFiles: dropped.files,
      deletedContents: dropped.contents,
    },
    'sweep',
  )
}
