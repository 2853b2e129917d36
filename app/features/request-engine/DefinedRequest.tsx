import type { DraftSource } from '#app/forms/use-kept-form.ts'
import type { RequestDefinition, SentOf } from './define-request.ts'
import { RequestedDataCard } from './RequestedDataCard.tsx'
import { ServiceRequest } from './ServiceRequest.tsx'
import type { ReturnedRequest } from './sent-request.ts'
import { useServiceRequest } from './use-service-request.ts'

export type DefinedRequestProps<Situation, Values extends object, Data, Sent extends SentOf<Data>> = {
  definition: RequestDefinition<Situation, Values, Data, Sent>
  situation: Situation
  returned: ReturnedRequest<Data> | null
  draft: DraftSource<Values>
  onSent: (sent: Sent) => void
}

/** A request as its definition says it, from its first value until it is sent. */
export function DefinedRequest<Situation, Values extends object, Data, Sent extends SentOf<Data>>({
  definition: request,
  situation,
  returned,
  draft,
  onSent,
}: DefinedRequestProps<Situation, Values, Data, Sent>) {
  const { beside, outlook, text } = request
  const flow = useServiceRequest<Values, Sent>({
    draft,
    returned,
    labels: request.labels,
    values: request.values,
    first: () => request.first(situation, returned?.dados ?? null, returned),
    check: (values) => request.check(values, situation),
    send: (values, envelope) => request.send(values, envelope, situation),
    onSent,
  })
  const { values } = flow.form.state
  const toCome = flow.step === 'review' ? request.toCome(values, situation) : null
  return (
    <>
      {flow.step === 'form' && request.above?.(situation)}
      <ServiceRequest
        flow={flow}
        returned={returned}
        heading={text.heading}
        submit={text.submit}
        fields={request.fields?.(flow.form, situation, returned)}
        consent={request.consent?.(flow.form, situation)}
        beside={
          beside && (
            <flow.form.Subscribe selector={(state) => state.values}>
              {(asked) => beside(asked, situation)}
            </flow.form.Subscribe>
          )
        }
        missing={request.missing}
        review={
          <>
            {toCome && <RequestedDataCard lines={request.reading(toCome)} />}
            {request.alsoReviewed?.(values, situation)}
          </>
        }
        consequence={request.consequence(values, situation)}
        note={request.note?.(values, situation)}
        undo={request.undo?.(values, situation)}
        isFinal={request.isFinal}
        confirm={request.confirm(values, situation)}
      />
      {flow.step === 'form' && outlook && (
        <flow.form.Subscribe selector={(state) => state.values}>
          {(asked) => outlook(asked, situation)}
        </flow.form.Subscribe>
      )}
      {request.below?.(situation)}
    </>
  )
}
