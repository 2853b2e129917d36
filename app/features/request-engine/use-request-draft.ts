import { useSuspenseQuery } from '@tanstack/react-query'
import type { DraftSource } from '#app/forms/use-kept-form.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import type { JsonObject } from '#contract/json-object.ts'
import { discardRequestDraft, saveRequestDraft } from './request-drafts.functions.ts'
import { type DraftReference, requestDraftQuery } from './request-drafts.queries.ts'

/**
 * The signed-in person's draft for the plan link on screen, and how to save it: for that link only, whichever is chosen later. The route's
 * loader reads it first.
 */
export function useRequestDraft(reference: DraftReference): DraftSource<object> {
  const { person, planLink } = useSession()
  const { data } = useSuspenseQuery(requestDraftQuery(reference))
  const { servico, tipo, parte, idRequisicao } = reference
  const drafted = { ...reference, idVinculo: planLink?.id ?? null }
  return {
    place: [servico, tipo, parte, person.id, planLink?.id, idRequisicao].filter(Boolean).join(':'),
    stored: { version: data.versao, savedAt: data.salvoEm, data: data.dados },
    save: async (values, version) => {
      const dados = values as JsonObject
      const saved = await saveRequestDraft({ data: { ...drafted, versao: version, dados } })
      return { version: saved.versao, savedAt: saved.salvoEm }
    },
    discard: () => discardRequestDraft({ data: drafted }),
  }
}
