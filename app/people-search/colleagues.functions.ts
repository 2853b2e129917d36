import { attendantQuery } from '#app/session/server-functions.ts'
import { retornarAtendentes } from '#contract/conversations/conversations.ts'

/** Who serves people at the desk, and who of them is there now. */
export const attendants = attendantQuery.handler(({ context }) => context.api.call(retornarAtendentes, {}))
