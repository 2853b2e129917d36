import * as v from 'valibot'
import { id } from '#contract/formats.ts'

/** Names one conversation. */
export const conversationReference = v.object({ idConversa: id })
