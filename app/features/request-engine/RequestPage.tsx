import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '#app/session/session-on-screen.ts'
import { serviceNames } from '#contract/plans/service-names.ts'
import { DefinedRequest, type DefinedRequestProps } from './DefinedRequest.tsx'
import type { RequestDefinition, SentOf } from './define-request.ts'
import { ParticipantOnly } from './ParticipantOnly.tsx'
import { RequestPageFrame } from './RequestPageFrame.tsx'
import { RequestReceipt } from './RequestReceipt.tsx'
import { returnedAs, returnedRequestQuery } from './returned-request.queries.ts'
import type { RequestSearch } from './service-request.search.ts'
import { useRequestDraft } from './use-request-draft.ts'
import { useSentRequest } from './use-sent-request.ts'

/**
 * The page of a request: its form, why it is not possible now, or the receipt of what was sent. The receipt stays although the request
 * that it is about now stands in the way of another one.
 */
export function RequestPage<Situation, Values extends object, Data, Sent extends SentOf<Data>>({
  definition,
  situation,
  views,
}: {
  definition: RequestDefinition<Situation, Values, Data, Sent>
  situation: Situation
  /** Where the service has several forms: the way between them, over whatever stands below. */
  views?: ReactNode
}) {
  const { slug, title = serviceNames[slug], text, isPersonal, obstacle, above, beside, below } = definition
  const { target } = useSession()
  const { idRequisicao } = useSearch({ strict: false }) as RequestSearch
  const { data: found } = useSuspenseQuery(returnedRequestQuery(idRequisicao))
  const returned = returnedAs(found, definition.data)
  const [sent, setSent] = useSentRequest<Sent>()

  const content = () => {
    if (sent) {
      return (
        <RequestReceipt sent={sent} asked={definition.reading(sent.dados)} {...definition.receipt?.(sent)} />
      )
    }
    const notNow = obstacle?.(situation, returned?.id)
    if (notNow) return notNow
    if (isPersonal && target) {
      return (
        <>
          <ParticipantOnly />
          {above?.(situation)}
          {beside?.(definition.first(situation, null, null), situation)}
          {below?.(situation)}
        </>
      )
    }
    return (
      <RequestToFill definition={definition} situation={situation} returned={returned} onSent={setSent} />
    )
  }
  return (
    <RequestPageFrame title={title} lead={text.lead}>
      {views}
      {content()}
    </RequestPageFrame>
  )
}

/** The form with its draft, which is read only where there is something to fill in. */
function RequestToFill<Situation, Values extends object, Data, Sent extends SentOf<Data>>(
  props: Omit<DefinedRequestProps<Situation, Values, Data, Sent>, 'draft'>,
) {
  const { slug, kind, part } = props.definition
  const draft = useRequestDraft({ servico: slug, tipo: kind, parte: part, idRequisicao: props.returned?.id })
  return <DefinedRequest key={draft.place} {...props} draft={draft} />
}
