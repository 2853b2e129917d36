import { attendantCommand, personCommand } from '#app/session/server-functions.ts'
import {
  assumirConversa,
  encerrarConversa,
  reabrirConversa,
  transferirConversa,
} from '#contract/conversations/conversations.ts'
import { conversationReference, handOverInput } from './conversations.schema.ts'

/** Ends a conversation; nothing can be written until it is opened again. */
export const closeConversation = personCommand
  .validator(conversationReference)
  .handler(({ data, context }) => context.api.call(encerrarConversa, { body: data }))

/** Opens an ended conversation again. */
export const reopenConversation = personCommand
  .validator(conversationReference)
  .handler(({ data, context }) => context.api.call(reabrirConversa, { body: data }))

/** The attendant attends to the conversation from now on. */
export const takeConversation = attendantCommand
  .validator(conversationReference)
  .handler(({ data, context }) => context.api.call(assumirConversa, { body: data }))

/** Hands a conversation over to a colleague, or back to the queue. */
export const handOverConversation = attendantCommand
  .validator(handOverInput)
  .handler(({ data, context }) => context.api.call(transferirConversa, { body: data }))
