import { and, eq } from 'drizzle-orm'
import { dialledPhone } from '#domain/people/phone.ts'
import type { Settings } from '#settings/settings.ts'
import type { Querier } from '../database/client.ts'
import { type TextState, textMessages } from '../database/schema/text-messages.ts'
import type { TextJob } from '../messages/text-queue.ts'

/** Milliseconds; who sends text messages and does not answer must not keep the others waiting. */
const TIMEOUT_MS = 15_000

export type TextGateway = Pick<Settings, 'SMS_URL' | 'SMS_TOKEN'>

/** Stores a text message. @returns its id; it waits in the queue only where there is somebody who sends it */
export async function storeText(
  database: Querier,
  message: TextJob,
  { now, hasGateway }: { now: Date; hasGateway: boolean },
): Promise<number> {
  const state = hasGateway ? 'na-fila' : 'sem-provedor'
  const [row] = await database
    .insert(textMessages)
    .values({ ...message, state, queuedAt: now, endedAt: hasGateway ? null : now })
    .returning({ id: textMessages.id })
  if (!row) throw new Error('the text message was not stored')
  return row.id
}

/**
 * Hands a text message over to the entity's gateway: `{ para: '+5511912345678', texto }` as JSON, with the token of the settings. One that
 * went already is not sent again. @throws Error for another attempt, without the telephone or the gateway's own words
 */
export async function sendText(
  { database, gateway, clock }: { database: Querier; gateway: TextGateway; clock: () => Date },
  id: number,
): Promise<void> {
  const [row] = await database
    .select()
    .from(textMessages)
    .where(and(eq(textMessages.id, id), eq(textMessages.state, 'na-fila')))
  if (!row || gateway.SMS_URL === undefined) return
  const answer = await fetch(gateway.SMS_URL, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(gateway.SMS_TOKEN === undefined ? {} : { authorization: `Bearer ${gateway.SMS_TOKEN}` }),
    },
    body: JSON.stringify({ para: dialledPhone(row.phone), texto: row.words }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`the gateway of text messages answered ${answer.status}`)
  await endText(database, id, { state: 'enviada', now: clock() })
}

/** Notes what became of a text message in the end. */
export async function endText(
  database: Querier,
  id: number,
  { state, now }: { state: TextState; now: Date },
): Promise<void> {
  await database
    .update(textMessages)
    .set({ state, endedAt: now })
    .where(and(eq(textMessages.id, id), eq(textMessages.state, 'na-fila')))
}
