import { useSuspenseQuery } from '@tanstack/react-query'
import { useSession } from '#app/session/session-on-screen.ts'
import {
  type DraftReference,
  type RequestDraft,
  requestDraftOf,
  requestDraftQuery,
} from './request-drafts.queries.ts'

/** What whoever is signed in filled in of a request for the plan on screen. The route's loader reads it first. */
export function useRequestDraft(reference: DraftReference): RequestDraft {
  const { person, planLink } = useSession()
  const { data: stored } = useSuspenseQuery(requestDraftQuery(reference))
  const { servico, idRequisicao } = reference
  const place = [servico, person.id, planLink?.id, idRequisicao].filter(Boolean).join(':')
  return requestDraftOf(reference, place, stored)
}
