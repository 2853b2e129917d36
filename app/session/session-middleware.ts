import { createMiddleware } from '@tanstack/react-start'
import { asPerson, participantOf, refuseParticipants } from './callers.server.ts'
import { edgeMiddleware } from './edge-middleware.ts'
import { planLinkOnScreen } from './plan-link-on-screen.ts'

/** Refuses a server function without a session, and ends the session when the API says that its token is over. */
export const personSession = createMiddleware({ type: 'function' })
  .middleware([edgeMiddleware])
  .server(({ next }) => asPerson((person) => next({ context: person })))

/** Tells the server which plan link the page shows. */
export const linkOnScreen = createMiddleware({ type: 'function' })
  .middleware([edgeMiddleware])
  .client(({ next }) => next({ sendContext: { planLinkOnScreen: planLinkOnScreen() } }))

/** Refuses a person without a chosen plan link, and a page that shows another link than the chosen one. */
export const participantSession = createMiddleware({ type: 'function' })
  .middleware([linkOnScreen, personSession])
  .server(({ next, context }) => next({ context: participantOf(context, context.planLinkOnScreen) }))

/** Refuses people who are not attendants. */
export const attendantSession = createMiddleware({ type: 'function' })
  .middleware([personSession])
  .server(({ next, context }) => {
    refuseParticipants(context)
    return next()
  })
