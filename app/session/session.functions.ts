import * as v from 'valibot'
import { withFreshPlan } from '#app/plan/fresh-plan.server.ts'
import { pageThemeOf } from '#app/plan/page-theme.server.ts'
import { encerrarAtendimento } from '#contract/service-desk/service-desk.ts'
import { endApiSession } from './end-api-session.server.ts'
import { helpChannels } from './help-channels.server.ts'
import { endSession } from './person-api.server.ts'
import { requireSamePlanLink } from './require-same-plan-link.ts'
import { attendantCommand, publicCommand, publicQuery } from './server-functions.ts'
import { closeSession, forgetTarget, readSession } from './session.server.ts'
import { visibleSession } from './visible-session.ts'

/**
 * Who is signed in, under which plan link as it stands now, in which theme, and how the entity is reached. A page that stays open names its
 * link as `idVinculo`: it must not change into somebody else's, or wear another plan's colours, because another tab did. Without it: never fails, and says that nobody is signed in.
 * @throws PortalProblem `conflict` when another link is chosen, `unauthenticated` when the session of the page is over.
 */
export const currentVisit = publicQuery
  .validator(v.object({ idVinculo: v.optional(v.number()) }))
  .handler(async ({ data: { idVinculo } }) => {
    const stored = await readSession()
    if (idVinculo !== undefined) {
      if (!stored) endSession()
      requireSamePlanLink(idVinculo, stored.vinculo)
    }
    const [session, help] = await Promise.all([stored && withFreshPlan(stored), helpChannels()])
    return { session: session ? visibleSession(session) : null, theme: pageThemeOf(session), help }
  })

/** Ends the session here and at the API. The cookies are gone even when the API does not answer. */
export const signOut = publicCommand.handler(async () => {
  const session = await readSession()
  closeSession()
  await endApiSession(session)
  return { signedOut: true }
})

/** Ends acting for a person, here and at the API, and goes back to the attendant's own view. Harmless when nobody is acted for. */
export const leaveTarget = attendantCommand.handler(async ({ context }) => {
  await context.api.call(encerrarAtendimento, { body: {} })
  forgetTarget()
  return { left: true }
})
