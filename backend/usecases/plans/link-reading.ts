import type * as v from 'valibot'
import type { Querier } from '#backend/database/client.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import type { IsoDate } from '#domain/calendar.ts'

/** A call that only reads something of one plan link. */
type LinkReadingCall = CallDefinition & {
  access: { kind: 'authenticated' }
  about: { link: 'params'; need: 'read' }
  answer: NonNullable<CallDefinition['answer']>
}

export type LinkReading = {
  call: LinkReadingCall
  read(database: Querier, row: LinkRow, today: IsoDate): Promise<unknown>
}

/** Pairs a call with the use case that answers it by nothing but the link and the day. */
export function linkReading<Call extends LinkReadingCall>(
  call: Call,
  read: (database: Querier, row: LinkRow, today: IsoDate) => Promise<v.InferInput<Call['answer']>>,
): LinkReading {
  return { call, read }
}
