import { and, eq, isNull, lt, lte, or } from 'drizzle-orm'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { accessGoesOn, codeGoesOn } from '#domain/records/retention.ts'
import type { Api } from '../api.ts'
import { passwordLinks, signIns } from '../database/schema/access.ts'
import { attempts } from '../database/schema/attempts.ts'
import { caseLocks } from '../database/schema/cases.ts'
import { deskActs } from '../database/schema/desk-acts.ts'
import { drafts } from '../database/schema/drafts.ts'
import { emails } from '../database/schema/emails.ts'
import { knownDevices } from '../database/schema/known-devices.ts'
import { personAccesses } from '../database/schema/person-accesses.ts'
import { reRegistrationCodes } from '../database/schema/re-registrations.ts'
import { requestCounts } from '../database/schema/request-counts.ts'
import { serviceDeskReads } from '../database/schema/service-desk-reads.ts'
import { sessions, socketTickets } from '../database/schema/sessions.ts'
import { textMessages } from '../database/schema/text-messages.ts'
import { sweepFiles } from '../files/housekeeping.ts'
import { keptSince } from '../rules/kept-since.ts'
import { ATTEMPTS_COUNT_SECONDS } from '../security/attempt-limits.ts'
import { secondsAfter } from '../security/tokens.ts'
import { sweepConversations } from '../usecases/conversations/sweep-conversations.ts'
import { areRequestDrafts } from '../usecases/drafts/request-draft-place.ts'
import { areStepDrafts } from '../usecases/enrolment/onboarding/step-drafts.ts'
import { FEED_SECONDS } from '../usecases/messages/notifications/feed-wire.ts'
import { raisePriorities } from '../usecases/request-engine/request-priority.ts'
import { sweepExports } from '../usecases/requests/exports/sweep-exports.ts'
import { foldRequestsByMonth } from '../usecases/requests/list/fold-requests-by-month.ts'

/** The attendant sees the results of an act on many requests at once, and the audit keeps them for good. */
const ACTS_KEPT_SECONDS = 24 * 3600
const MINUTE_SECONDS = 60
/** E-mails of the outbox and text messages, whatever became of them. */
const EMAILS_KEPT_SECONDS = 90 * 24 * 3600
/** Of a request or a step of the first access that was not sent: since its last change, and since it was put away. Files that it names may be gone earlier. */
const DRAFTS_KEPT_SECONDS = 90 * 24 * 3600
const ARCHIVED_DRAFTS_KEPT_SECONDS = 30 * 24 * 3600

/** Something that the sweep does, as its log calls it. */
type Part = { part: string; run: () => Promise<unknown> }

/**
 * The hourly sweep: what has run out is deleted: sessions, tickets, known devices, links, attempts, counts of requests, drafts, files, what
 * nobody is notified of any more, conversations, codes and records of access whose time is over; the months' counts of requests are summed up, and what waits of who reached
 * an age meanwhile comes earlier. A part that fails is logged, keeps none of the others from being done, and is done by the next sweep.
 */
export async function sweep(api: Api): Promise<void> {
  const now = api.clock()
  const origin = { actor: null, requestId: `sweep-${now.getTime()}`, now }
  const parts: readonly Part[] = [
    ...rowsThatRanOut(api, now),
    { part: 'requests by month', run: () => foldRequestsByMonth(api.database) },
    {
      part: 'priorities of requests',
      run: () => raisePriorities(api.database, saoPauloDateOf(now)),
    },
    { part: 'conversations', run: () => sweepConversations(api, origin) },
    {
      part: 'files',
      run: async () => {
        const { files, contents } = await sweepFiles(api, origin)
        api.log.info({ deletedFiles: files, deletedContents: contents }, 'sweep')
      },
    },
  ]
  for (const { part, run } of parts) {
    try {
      await run()
    } catch (error) {
      api.log.error({ err: error, part }, 'a part of the sweep failed')
    }
  }
}

/** One statement each, with nothing but the row to delete. */
function rowsThatRanOut({ database }: Api, now: Date): readonly Part[] {
  const ago = (seconds: number) => secondsAfter(now, -seconds)
  return [
    {
      part: 'socket tickets',
      run: () => database.delete(socketTickets).where(lte(socketTickets.expiresAt, now)),
    },
    {
      part: 'case locks',
      run: () => database.delete(caseLocks).where(lte(caseLocks.expiresAt, now)),
    },
    {
      part: 'acts of the service desk',
      run: () => database.delete(deskActs).where(lte(deskActs.endedAt, ago(ACTS_KEPT_SECONDS))),
    },
    { part: 'sessions', run: () => database.delete(sessions).where(lte(sessions.expiresAt, now)) },
    {
      part: 'known devices',
      run: () => database.delete(knownDevices).where(lte(knownDevices.expiresAt, now)),
    },
    {
      part: 'sign-ins',
      run: async () =>
        database.delete(signIns).where(lt(signIns.at, await keptSince(database, now, accessGoesOn))),
    },
    {
      // An act of an attendant in a person's name hangs on its serving, and stays as the record of it does.
      part: 'consultations',
      run: async () =>
        database
          .delete(personAccesses)
          .where(
            and(
              eq(personAccesses.kind, 'consultation'),
              lt(personAccesses.endedAt, await keptSince(database, now, accessGoesOn)),
            ),
          ),
    },
    {
      part: 'password links',
      run: async () =>
        database
          .delete(passwordLinks)
          .where(lt(passwordLinks.askedAt, await keptSince(database, now, codeGoesOn))),
    },
    {
      part: 're-registration codes',
      run: async () =>
        database
          .delete(reRegistrationCodes)
          .where(lt(reRegistrationCodes.createdAt, await keptSince(database, now, codeGoesOn))),
    },
    {
      part: 'text messages',
      run: () => database.delete(textMessages).where(lte(textMessages.queuedAt, ago(EMAILS_KEPT_SECONDS))),
    },
    {
      part: 'e-mails',
      run: () => database.delete(emails).where(lte(emails.queuedAt, ago(EMAILS_KEPT_SECONDS))),
    },
    {
      part: 'counts of requests',
      run: () => database.delete(requestCounts).where(lte(requestCounts.minute, ago(MINUTE_SECONDS))),
    },
    {
      part: 'drafts',
      run: () =>
        database
          .delete(drafts)
          .where(
            and(
              or(areRequestDrafts, areStepDrafts),
              or(
                and(isNull(drafts.archivedAt), lte(drafts.savedAt, ago(DRAFTS_KEPT_SECONDS))),
                lte(drafts.archivedAt, ago(ARCHIVED_DRAFTS_KEPT_SECONDS)),
              ),
            ),
          ),
    },
    { part: 'exports', run: () => sweepExports(database, now) },
    {
      part: 'attempts',
      run: () => database.delete(attempts).where(lte(attempts.at, ago(ATTEMPTS_COUNT_SECONDS))),
    },
    {
      part: 'reads of the service desk',
      run: () => database.delete(serviceDeskReads).where(lte(serviceDeskReads.readAt, ago(FEED_SECONDS))),
    },
  ]
}
