import { and, eq } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { messagePreferences } from '#backend/database/schema/message-preferences.ts'
import { audit } from '#backend/security/audit.ts'
import type { Work } from '#backend/work.ts'
import {
  type MessageGroup,
  type MessagePreferencesAnswer,
  messageGroups,
} from '#contract/messages/message-preferences.ts'

type Choice = { grupo: MessageGroup; desejado: boolean }

/** Which groups of e-mails a person wants; who never said gets them. */
export async function readMessagePreferences(
  database: Querier,
  personId: number,
): Promise<MessagePreferencesAnswer> {
  const rows = await database
    .select()
    .from(messagePreferences)
    .where(and(eq(messagePreferences.personId, personId), eq(messagePreferences.channel, 'email')))
  return {
    preferencias: messageGroups.map((grupo) => ({
      grupo,
      desejado: rows.find(({ group }) => group === grupo)?.isWanted ?? true,
    })),
  }
}

/** Turns a group of e-mails on or off; the same choice again writes nothing. */
export async function setMessagePreference(
  work: Work,
  personId: number,
  { grupo: group, desejado: isWanted }: Choice,
): Promise<void> {
  const { preferencias } = await readMessagePreferences(work.database, personId)
  const before = preferencias.find(({ grupo }) => grupo === group)?.desejado ?? true
  if (before === isWanted) return
  const values = { personId, group, channel: 'email' as const, isWanted, changedAt: work.now }
  await work.database
    .insert(messagePreferences)
    .values(values)
    .onConflictDoUpdate({
      target: [messagePreferences.personId, messagePreferences.group, messagePreferences.channel],
      set: { isWanted, changedAt: work.now },
    })
  await audit(work, {
    subjectId: personId,
    action: 'message-preference.changed',
    entityId: group,
    before: { isWanted: before },
    after: { isWanted },
  })
}
