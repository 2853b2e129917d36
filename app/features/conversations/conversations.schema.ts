import * as v from 'valibot'

const conversationId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))

/** Names one conversation. */
export const conversationReference = v.object({ idConversa: conversationId })
