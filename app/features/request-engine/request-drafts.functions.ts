import { requireSamePlanLink } from '#app/session/require-same-plan-link.ts'
import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import {
  descartarRascunhoSolicitacao,
  draftedRequest,
  retornarRascunhoSolicitacao,
  salvarRascunhoSolicitacao,
} from '#contract/requests/request-drafts.ts'
import { draftToDiscardForLink, draftToSaveForLink } from './service-request.schema.ts'

/**
 * The signed-in person's draft for the plan on screen; `versao` is 0 when there is none.
 * @throws PortalProblem `not-found` for a request that is not waiting for a correction here
 */
export const readRequestDraft = participantQuery
  .validator(draftedRequest)
  .handler(({ data, context }) => context.own(retornarRascunhoSolicitacao, data))

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
