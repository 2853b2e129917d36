import { and, type SQL, sql } from 'drizzle-orm'
import { containsPattern } from '../../database/like-pattern.ts'
import { keywordPatterns } from '../../database/queries/keyword-patterns.ts'
import { conversations } from '../../database/schema/conversations.ts'

/** Messages, requests and people that a keyword finds; of more than these the newest. */
const MAX_FOUND = 2000

/**
 * Condition: a keyword of at least three characters is in the subject, in the protocol of the request, in a message, or, where the list is
 * of everybody, in the person's name; whatever its accents and capitals. Each is found by an index of its own.
 * @param personId whose conversations are looked through; 0: everybody's
 */
export function conversationsWith(keyword: string, { personId }: { personId: number }): SQL {
  const pattern = sql`searchable(${containsPattern(keyword)})`
  const bySubject = sql`select id from conversations where searchable(subject) like ${pattern}`
  const { protocol } = keywordPatterns(keyword)
  const byProtocol = protocol
    ? sql`union select id from conversations where request_id in (
        select id from requests where ${and(protocol.sequence, protocol.whole)} limit ${MAX_FOUND})`
    : sql``
  const own = sql`where conversation_id in (select id from conversations where person_id = ${personId})
      and searchable(text) like ${pattern}`
  const anybodys = sql`where searchable(text) like ${pattern} order by id desc limit ${MAX_FOUND}`
  const byText = sql`union (select conversation_id from messages ${personId === 0 ? anybodys : own})`
  const byName =
    personId === 0
      ? sql`union select id from conversations where person_id in (
          select id from people where searched_name like ${pattern} limit ${MAX_FOUND})`
      : sql``
  return sql`${conversations.id} in (${bySubject} ${byProtocol} ${byText} ${byName})`
}
