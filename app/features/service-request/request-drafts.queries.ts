import { queryOptions } from '@tanstack/react-query'
import type { StoredDraft } from '#app/forms/use-kept-form.ts'
import { draftsWritten } from '#app/forms/use-server-draft.ts'
import type { JsonObject } from '#contract/json-object.ts'
import type { ServiceSlug } from '#domain/services/service-ids.ts'
import { discardRequestDraft, requestDraft, saveRequestDraft } from './request-drafts.functions.ts'

/** Whose form it is: a service's, or that of a returned request which is being corrected. */
export type DraftReference = { servico: ServiceSlug; idRequisicao?: number | undefined }

/** Milliseconds in which a draft is not asked for again: its page reads it right after the route's loader did. */
const FRESH = 1000

/** What was filled in of a request's form and not sent. Read whenever its page opens: another device may have gone on with it. */
export const requestDraftQuery = ({ servico, idRequisicao }: DraftReference) =>
  queryOptions({
    queryKey: ['request-draft', servico, idRequisicao ?? null],
    queryFn: async () => {
      await draftsWritten()
      return requestDraft({ data: { servico, idRequisicao } })
    },
    staleTime: FRESH,
  })

/** A request's draft as its page opens, and how it is written. */
export type RequestDraft = {
  place: string
  stored: StoredDraft
  save: (values: object, version: number) => Promise<{ version: number; savedAt: string }>
  discard: () => Promise<unknown>
}

/** {@link RequestDraft} out of what the API answered; `place` names it in this tab. */
export function requestDraftOf(
  reference: DraftReference,
  place: string,
  { versao, salvoEm, dados }: Awaited<ReturnType<typeof requestDraft>>,
): RequestDraft {
  return {
    place,
    stored: { version: versao, savedAt: salvoEm, data: dados },
    save: async (values, version) => {
      const dados = values as JsonObject
      const saved = await saveRequestDraft({ data: { ...reference, versao: version, dados } })
      return { version: saved.versao, savedAt: saved.salvoEm }
    },
    discard: () => discardRequestDraft({ data: reference }),
  }
}
