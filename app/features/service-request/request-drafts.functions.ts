import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import {
  descartarRascunhoSolicitacao,
  draftedRequest,
  draftToSave,
  retornarRascunhoSolicitacao,
  salvarRascunhoSolicitacao,
} from '#contract/request-drafts.ts'

/**
 * What whoever is signed in filled in of a request of the plan on screen, and has not sent; `versao` 0: nothing.
 * @throws PortalProblem `not-found` for a request that does not wait to be corrected here.
 */
export const requestDraft = participantQuery
  .validator(draftedRequest)
  .handler(({ data, context }) => context.own(retornarRascunhoSolicitacao, data))

/** Saves what is filled in. @throws PortalProblem `conflict` from an older tab, `not-found` as {@link requestDraft}. */
export const saveRequestDraft = participantCommand
  .validator(draftToSave)
  .handler(({ data, context }) => context.own(salvarRascunhoSolicitacao, data))

/** Puts away what is filled in; sending it does so by itself. @throws PortalProblem `not-found` as {@link requestDraft}. */
export const discardRequestDraft = participantCommand
  .validator(draftedRequest)
  .handler(({ data, context }) => context.own(descartarRascunhoSolicitacao, data))
