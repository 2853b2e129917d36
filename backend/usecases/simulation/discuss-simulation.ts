import { and, desc, eq, isNull } from 'drizzle-orm'
import { simulationSubject } from '#contract/simulation/benefit-simulation.text.ts'
import type { Querier } from '../../database/client.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { conversations } from '../../database/schema/conversations.ts'
import { savedSimulations } from '../../database/schema/saved-simulations.ts'
import { simulationSummary } from '../../documents/simulation-document.ts'
import { keepFile } from '../../files/keep-file.ts'
import type { StoredContent } from '../../files/store-content.ts'
import type { Actor } from '../../security/actor.ts'
import type { Work } from '../../work.ts'
import { openConversation } from '../conversations/open-conversation.ts'
import { sendMessage } from '../conversations/send-message.ts'
import { lockedLink } from '../plans/locked-link.ts'
import { printed } from './print-simulations.ts'
import { savedById } from './saved-rows.ts'

type Discussed = {
  id: number
  /** Of the submission: sent twice, it is told once. */
  key: string
  question: string
  /** The simulation on paper, safe in the storage already. */
  paper: StoredContent & { name: string }
}

/** Nobody outside wrote it, so nothing in it has to be looked for. */
const WRITTEN_HERE = {
  mediaType: 'application/pdf',
  width: null,
  height: null,
  scan: 'not-scanned',
  uploadKey: null,
  sentSha256: null,
} as const

/**
 * Sends a kept simulation to the service desk with its document, in the conversation about simulations of this link that is still open, or
 * in a new one.
 * @returns the id of the conversation
 * @throws 404 when the simulation is gone; 409 `chave-ja-usada`
 */
export async function discussSimulation(
  work: Work,
  actor: Actor,
  found: LinkRow,
  { id, key, question, paper }: Discussed,
): Promise<{ idConversa: number }> {
  const { database } = work
  const row = await lockedLink(database, found)
  const saved = await savedById(database, row, id)
  const personId = row.person.id
  const summary = simulationSummary(printed(saved))
  const text = question === '' ? summary : `${question}\n\n${summary}`
  const file = await keepFile(
    work,
    { ...paper, ...WRITTEN_HERE },
    { purpose: 'conversation', ownerId: personId, linkId: row.link.id },
  )
  const message = { text, fileIds: [file.publicId], key }
  const open = await openAboutSimulations(database, row)
  const idConversa =
    open ??
    (await openConversation(work, actor, {
      ...message,
      personId,
      planId: row.plan.id,
      requestId: null,
      subject: simulationSubject,
    }))
  if (open !== null) await sendMessage(work, actor, open, message)
  await database
    .update(savedSimulations)
    .set({ conversationId: idConversa })
    .where(eq(savedSimulations.id, saved.id))
  return { idConversa }
}

async function openAboutSimulations(database: Querier, { link }: LinkRow): Promise<number | null> {
  const [open] = await database
    .select({ id: conversations.id })
    .from(savedSimulations)
    .innerJoin(conversations, eq(conversations.id, savedSimulations.conversationId))
    .where(and(eq(savedSimulations.linkId, link.id), isNull(conversations.closedAt)))
    .orderBy(desc(conversations.id))
    .limit(1)
  return open?.id ?? null
}
