import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useSession } from '#app/session/session-on-screen.ts'
import { serviceNames } from '#contract/service-names.ts'
import { DefinedRequest, type DefinedRequestProps } from './DefinedRequest.tsx'
import type { FiledOf, RequestDefinition } from './define-request.ts'
import { OnlyThePerson } from './OnlyThePerson.tsx'
import { RequestPageFrame } from './RequestPageFrame.tsx'
import { RequestReceipt } from './RequestReceipt.tsx'
import { returnedAs, returnedRequestQuery } from './returned-request.queries.ts'
import type { RequestSearch } from './service-request.search.ts'
import { useFiled } from './use-filed.ts'
import { useRequestDraft } from './use-request-draft.ts'

/**
 * The page of a request: its form, why it is not possible now, or the receipt of what was filed. The receipt stays although the request
 * that it is about now stands in the way of another one.
 */
export function RequestPage<Situation, Values extends object, Data, Filed extends FiledOf<Data>>({
  definition,
  situation,
}: {
  definition: RequestDefinition<Situation, Values, Data, Filed>
  situation: Situation
}) {
  const { slug, text, isPersonal, obstacle, above, beside, below } = definition
  const { target } = useSession()
  const { idRequisicao } = useSearch({ strict: false }) as RequestSearch
  const { data: found } = useSuspenseQuery(returnedRequestQuery(idRequisicao))
  const returned = returnedAs(found, definition.data)
  const [filed, setFiled] = useFiled<Filed>()

  const content = () => {
    if (filed) {
      return (
        <RequestReceipt
          filed={filed}
          asked={definition.reading(filed.dados)}
          {...definition.receipt?.(filed)}
        />
      )
    }
    const notNow = obstacle?.(situation, returned?.id)
    if (notNow) return notNow
    if (isPersonal && target) {
      return (
        <>
          <OnlyThePerson />
          {above?.(situation)}
          {beside?.(definition.first(situation, null), situation)}
          {below?.(situation)}
        </>
      )
    }
    return (
      <RequestToFill definition={definition} situation={situation} returned={returned} onFiled={setFiled} />
    )
  }
  return (
    <RequestPageFrame title={serviceNames[slug]} lead={text.lead}>
      {content()}
    </RequestPageFrame>
  )
}

/** The form with its draft, which is read only where there is something to fill in. */
function RequestToFill<Situation, Values extends object, Data, Filed extends FiledOf<Data>>(
  props: Omit<DefinedRequestProps<Situation, Values, Data, Filed>, 'draft'>,
) {
  const draft = useRequestDraft({ servico: props.definition.slug, idRequisicao: props.returned?.id })
  return <DefinedRequest key={draft.place} {...props} draft={draft} />
}
