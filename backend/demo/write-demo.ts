import type { Transaction } from '../database/client.ts'
import { pensionEntity } from '../database/schema/entity.ts'
import { raisePriorities } from '../usecases/request-engine/request-priority.ts'
import { demoAccesses } from './accesses.ts'
import { demoAnnouncement } from './announcements.ts'
import { demoConversations } from './conversations.ts'
import { demoDeclarations } from './declarations.ts'
import type { StoredDocument } from './demo-document.ts'
import { demoEmails } from './emails.ts'
import { demoEntity } from './entity.ts'
import { demoInvestmentProfileResults } from './investment-profile-results.ts'
import { demoInvitations } from './invitations.ts'
import { demoNotifications } from './notifications.ts'
import type { PreparedDemo } from './prepare-parts.ts'
import { demoSimulations } from './saved-simulations.ts'
import { writeAccesses } from './writers/write-accesses.ts'
import { writeAnnouncement } from './writers/write-announcements.ts'
import { writeBenefits } from './writers/write-benefits.ts'
import { writeContributionPayments } from './writers/write-contribution-payments.ts'
import { writeConversations } from './writers/write-conversations.ts'
import { writeDeclarations } from './writers/write-declarations.ts'
import { writeDependants } from './writers/write-dependants.ts'
import { writeDocuments } from './writers/write-documents.ts'
import { writeDueActs } from './writers/write-due-acts.ts'
import { writeEmails } from './writers/write-emails.ts'
import { writeExits } from './writers/write-exits.ts'
import { writeHelpChannels } from './writers/write-help-channels.ts'
import { writeIndexers } from './writers/write-indexers.ts'
import { writeInvestmentProfileResults } from './writers/write-investment-profile-results.ts'
import { writeInvitations } from './writers/write-invitations.ts'
import { writeLedger } from './writers/write-ledger.ts'
import { writeBilledLoans, writeLoans } from './writers/write-loans.ts'
import { writePaySlips } from './writers/write-pay-slips.ts'
import { writePeople } from './writers/write-people.ts'
import { writePersonalDetails } from './writers/write-personal-details.ts'
import { writePlans } from './writers/write-plans.ts'
import { writeRegimeOptions } from './writers/write-regime-options.ts'
import { writeNotifications, writeRequests, writeServiceDeskReads } from './writers/write-requests.ts'
import { writeSavedSimulations } from './writers/write-saved-simulations.ts'
import { writeSlides } from './writers/write-slides.ts'

/** Participant with a conversation and exactly two unread notifications. */
const ANA = '52998224725'

/** Writes what was told of the demo (plans, quotas, people, contributions, requests): the same day always gives the same rows. */
export async function writeDemo(
  transaction: Transaction,
  { today, quotas, people: demo, links, requests }: PreparedDemo,
  { passwordHash, documents }: { passwordHash: string; documents: readonly StoredDocument[] },
): Promise<void> {
  await transaction.insert(pensionEntity).values(demoEntity)
  await writePlans(transaction, quotas, today)
  await writeIndexers(transaction, today)
  await writeHelpChannels(transaction, today)
  await writeSlides(transaction, today)
  const written = await writePeople(transaction, demo, { passwordHash, today })
  await writeLedger(transaction, links, written, today)
  await writePaySlips(transaction, links, written)
  await writeBenefits(transaction, demo, written)
  await writeLoans(transaction, links, written)
  await writeInvitations(transaction, demoInvitations(today), written)
  await writeContributionPayments(transaction, demo, written, today)
  await writeBilledLoans(transaction, demo, written, today)
  await writeInvestmentProfileResults(transaction, demoInvestmentProfileResults(demo, today), written)
  const requestIds = await writeRequests(transaction, requests, written)
  await raisePriorities(transaction, today)
  await writeRegimeOptions(transaction, requests, written, requestIds)
  await writeDeclarations(transaction, demoDeclarations(requests), written, requestIds)
  const now = new Date(`${today}T00:00:00-03:00`)
  await writePersonalDetails(transaction, { people: demo, requests }, written, { requestIds, now })
  await writeDependants(transaction, demo, written, { now, today })
  await writeAccesses(transaction, demoAccesses(today), demo, written)
  await writeNotifications(transaction, demoNotifications(requests, today), written, requestIds)
  await writeAnnouncement(transaction, demoAnnouncement(today), written)
  await writeEmails(transaction, demoEmails(today), written)
  await writeServiceDeskReads(transaction, { people: demo, requests, today }, written, requestIds)
  await writeConversations(transaction, demoConversations(requests, ANA, today), written, requestIds)
  await writeExits(transaction, today)
  await writeSavedSimulations(transaction, demoSimulations(today), written)
  await writeDueActs(transaction, today)
  await writeDocuments(transaction, documents)
}
