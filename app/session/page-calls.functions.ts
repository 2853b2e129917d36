import { askedCalls, sentCalls } from './page-calls.ts'
import { callFromPage, passOn } from './pass-on.server.ts'
import { callCommand, callQuery } from './server-functions.ts'

/** Asks a call for a page; pages use {@link ask}. */
export const passOnQuestion = callQuery
  .validator(callFromPage)
  .handler(({ data, context }) => passOn(askedCalls, data, context.planLinkOnScreen))

/** Makes a call for a page; pages use {@link send}. */
export const passOnCommand = callCommand
  .validator(callFromPage)
  .handler(({ data, context }) => passOn(sentCalls, data, context.planLinkOnScreen))
