import { rm } from 'node:fs/promises'
import { lte } from 'drizzle-orm'
import type { Api } from '../api.ts'
import { passwordLinks, signIns } from '../database/schema/access.ts'
import { attempts } from '../database/schema/attempts.ts'
import { exportedFiles } from '../database/schema/exports.ts'
import { serviceDeskReads } from '../database/schema/service-desk-reads.ts'
import { sessions, socketTickets } from '../database/schema/sessions.ts'
import { exportPath } from '../documents/export-folder.ts'
import { ATTEMPTS_COUNT_SECONDS } from '../security/attempt-limits.ts'
import { secondsAfter } from '../security/tokens.ts'
import { FEED_SECONDS } from '../usecases/notifications/service-desk-feed.ts'

/** Sign-ins are kept a year; the law asks for six months (Lei 12.965/2014, art. 15). */
const SIGN_INS_KEPT_SECONDS = 365 * 24 * 3600
const LINKS_KEPT_SECONDS = 90 * 24 * 3600

/** The hourly sweep deletes what has run out: sessions, tickets, links, attempts, spreadsheets, what nobody is notified of any more. */
export async function sweep(api: Api): Promise<void> {
  const { database } = api
  const now = api.clock()
  const files = await database
    .delete(exportedFiles)
    .where(lte(exportedFiles.expiresAt, now))
    .returning({ id: exportedFiles.id })
  for (const { id } of files) await rm(exportPath(api.documentsDir, id), { force: true })
  await database.delete(socketTickets).where(lte(socketTickets.expiresAt, now))
  await database.delete(sessions).where(lte(sessions.expiresAt, now))
  await database.delete(signIns).where(lte(signIns.at, secondsAfter(now, -SIGN_INS_KEPT_SECONDS)))
  await database
    .delete(passwordLinks)
    .where(lte(passwordLinks.askedAt, secondsAfter(now, -LINKS_KEPT_SECONDS)))
  await database.delete(attempts).where(lte(attempts.at, secondsAfter(now, -ATTEMPTS_COUNT_SECONDS)))
  await database
    .delete(serviceDeskReads)
    .where(lte(serviceDeskReads.readAt, secondsAfter(now, -FEED_SECONDS)))
  api.log.info({ deletedFiles: files.length }, 'sweep')
}
