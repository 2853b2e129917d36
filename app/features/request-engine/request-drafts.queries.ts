import { queryOptions } from '@tanstack/react-query'
import { readAfterWrites } from '#app/forms/draft-writes.ts'
import { askNow } from '#app/session/ask.ts'
import type { DraftPart } from '#contract/requests/request-drafts.ts'
import type { RequestKindSlug } from '#contract/requests/request-kinds.ts'
import type { ServiceSlug } from '#domain/plans/services/service-ids.ts'

/** Whose form it is: a service's, of one of its requests and forms where it has several, or that of a returned one which is being corrected. */
export type DraftReference = {
  servico: ServiceSlug
  tipo?: RequestKindSlug | undefined
  parte?: DraftPart | undefined
  idRequisicao?: number | undefined
}

/**
 * The draft of a request's form. The loader reads it again (`staleTime: 0`) whenever the page opens: the person may have continued on
 * another device.
 */
export const requestDraftQuery = ({ servico, tipo, parte, idRequisicao }: DraftReference) =>
  queryOptions({
    queryKey: ['request-draft', servico, tipo ?? null, parte ?? null, idRequisicao ?? null],
    queryFn: () =>
      readAfterWrites(() => askNow('retornarRascunhoSolicitacao', { servico, tipo, parte, idRequisicao })),
    staleTime: Number.POSITIVE_INFINITY,
  })
