import { and, desc, eq } from 'drizzle-orm'
import { type MessageGroup, messageGroups } from '#contract/messages/message-preferences.ts'
import { consentTexts } from '#contract/people/consents.text.ts'
import { type ConsentPurpose, consentPurposes } from '#contract/people/personal-profile.ts'
import type { Querier } from '../database/client.ts'
import { consents } from '../database/schema/consents.ts'
import { messagePreferences } from '../database/schema/message-preferences.ts'
import type { MessageBasis } from './define-message.ts'

/** Whether a person is sent an e-mail that rests on a basis: duties always, choices unless they said no, consents only if they said yes. */
export async function isEmailWanted(
  database: Querier,
  personId: number,
  basis: MessageBasis,
): Promise<boolean> {
  if (basis === 'duty' || basis === 'agreed') return true
  const [kind, name] = basis.split(':')
  const group = messageGroups.find((candidate) => candidate === name)
  if (kind === 'choice' && group) return isChosen(database, personId, group)
  const purpose = consentPurposes.find((candidate) => candidate === name)
  if (kind === 'consent' && purpose) return isConsented(database, personId, purpose)
  throw new Error(`no message may rest on ${basis}`)
}

async function isChosen(database: Querier, personId: number, group: MessageGroup): Promise<boolean> {
  const [row] = await database
    .select({ isWanted: messagePreferences.isWanted })
    .from(messagePreferences)
    .where(
      and(
        eq(messagePreferences.personId, personId),
        eq(messagePreferences.group, group),
        eq(messagePreferences.channel, 'email'),
      ),
    )
  return row?.isWanted ?? true
}

/** An answer to an older text counts no more. */
async function isConsented(database: Querier, personId: number, purpose: ConsentPurpose): Promise<boolean> {
  const [newest] = await database
    .select({ isGranted: consents.isGranted })
    .from(consents)
    .where(
      and(
        eq(consents.personId, personId),
        eq(consents.purpose, purpose),
        eq(consents.textVersion, consentTexts[purpose].version),
      ),
    )
    .orderBy(desc(consents.at), desc(consents.id))
    .limit(1)
  return newest?.isGranted ?? false
}
