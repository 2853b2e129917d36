import { requireSamePlanLink } from '#app/session/require-same-plan-link.ts'
import { participantCommand } from '#app/session/server-functions.ts'
import { descartarRascunhoSolicitacao, salvarRascunhoSolicitacao } from '#contract/requests/request-drafts.ts'
import { draftToDiscardForLink, draftToSaveForLink } from './service-request.schema.ts'

/**
 * Saves what is filled in, for the plan link that it was filled in for.
 * @throws PortalProblem `conflict` from an older tab or once another link is chosen, `not-found` as {@link readRequestDraft}.
 */
export const saveRequestDraft = participantCommand
  .validator(draftToSaveForLink)
  .handler(({ data: { idVinculo, ...draft }, context }) => {
    requireSamePlanLink(idVinculo, context.planLink)
    return context.own(salvarRascunhoSolicitacao, draft)
  })

/**
 * Puts away what is filled in; sending it does so by itself.
 * @throws PortalProblem `conflict` once another link is chosen, `not-found` as {@link readRequestDraft}.
 */
export const discardRequestDraft = participantCommand
  .validator(draftToDiscardForLink)
  .handler(({ data: { idVinculo, ...draft }, context }) => {
    requireSamePlanLink(idVinculo, context.planLink)
    return context.own(descartarRascunhoSolicitacao, draft)
  })
