import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cardsPending } from '#app/conditions/cards-pending.tsx'
import { serviceNames } from '#contract/plans/service-names.ts'
import type { ServiceSlug } from '#domain/plans/services/service-ids.ts'
import type { PageDefinition, SentOf } from './define-request.ts'
import { RequestPage } from './RequestPage.tsx'
import { RequestPending } from './RequestPending.tsx'
import { requestDraftQuery } from './request-drafts.queries.ts'
import { returnedAs, returnedRequestQuery } from './returned-request.queries.ts'
import { serviceLoader } from './service-loader.ts'

/** Reads what a request's page needs, at once; only the draft of a correction waits for the request that is corrected. */
export function requestLoader<Situation, Values extends object, Data, Sent extends SentOf<Data>>({
  slug,
  kind,
  situation,
  data,
}: Pick<PageDefinition<Situation, Values, Data, Sent>, 'slug' | 'kind' | 'situation' | 'data'>) {
  return serviceLoader((queryClient, { idRequisicao }: { idRequisicao?: number | undefined }) => [
    queryClient.ensureQueryData(situation),
    queryClient.ensureQueryData(returnedRequestQuery(idRequisicao)).then((found) => {
      const returned = returnedAs(found, data)
      return queryClient.fetchQuery({
        ...requestDraftQuery({ servico: slug, tipo: kind, idRequisicao: returned?.id }),
        staleTime: 0,
      })
    }),
  ])
}

type PendingPage = { slug: ServiceSlug; title?: string; text: { lead: string; pending: string } }

/** The page of a request while its data is on its way. */
export function requestPending({ slug, title = serviceNames[slug], text }: PendingPage) {
  return function PendingRequest() {
    return <RequestPending title={title} lead={text.lead} label={text.pending} />
  }
}

/** The same for a service that shows something before it asks. */
export function servicePending({ slug, text: { lead, pending } }: PendingPage) {
  return cardsPending({ title: serviceNames[slug], lead, pending }, [8])
}

/** The page of a request, for its route; `views` where the service has several. */
export function requestPage<Situation, Values extends object, Data, Sent extends SentOf<Data>>(
  definition: PageDefinition<Situation, Values, Data, Sent>,
) {
  return function DefinedRequestPage({ views }: { views?: ReactNode }) {
    const { data: situation } = useSuspenseQuery(definition.situation)
    return <RequestPage definition={definition} situation={situation} views={views} />
  }
}
