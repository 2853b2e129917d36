import type { ReactNode } from 'react'
import type { ValuesSchema } from '#app/forms/values.schema.ts'
import type { AskedQuery } from '#app/session/ask.ts'
import type { Complaint } from '#contract/complaints.ts'
import type { ReadingLine } from '#contract/readings/reading-line.ts'
import type { DraftPart } from '#contract/requests/request-drafts.ts'
import type { RequestKindSlug } from '#contract/requests/request-kinds.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { ServiceSlug } from '#domain/plans/services/service-ids.ts'
import type { RequestReceiptProps } from './RequestReceipt.tsx'
import type { Envelope, ReturnedRequest, SentRequest } from './sent-request.ts'
import type { RequestFormApi } from './use-service-request.ts'

/** A sentence, or what makes it out of what is asked and what holds. */
type Sentence<Values, Situation> = (values: Values, situation: Situation) => string

/**
 * Everything in which one request differs from the others on the portal, as `defineRequestKind` says it for the API. `Situation` is what
 * the page reads: what is in force and what a request has to respect. `Values` are those of the form, by their wire paths; `Data` is what
 * the API stores of them.
 */
export type RequestDefinition<Situation, Values extends object, Data, Sent extends SentOf<Data>> = {
  slug: ServiceSlug
  /** Which request of the service, where it has several; without it, the one that has the service's own name. */
  kind?: RequestKindSlug
  /** Which form of the request, where it has several. */
  part?: DraftPart
  /** Of the page; the service's name where it is left out. */
  title?: string
  text: {
    /** Purpose of the service, below the page's title. */
    lead: string
    /** Message announced to screen readers while the page loads. */
    pending: string
    /** Over the fields. */
    heading: string
    /** The button that leads to the review. */
    submit: string
  }
  /** Schema of the stored data, to read a returned request. Left out where none returns to its form. */
  data?: ValuesSchema<Data>
  /** Why nothing can be asked for now; null when nothing stands in the way. `returnedId`: the request that is being corrected. */
  obstacle?: (situation: Situation, returnedId: number | undefined) => ReactNode
  /** Only the person may ask: an attendant reads the page without its form. Default false. */
  isPersonal?: boolean

  /** Proves that a kept draft still fits the form. */
  values: ValuesSchema<Values>
  /** Names of the fields by their wire paths, in the order of the form. */
  labels: Readonly<Record<string, string>>
  /** Initial values: those in force, or those of the returned request. */
  first: (situation: Situation, asked: Data | null, returned: ReturnedRequest<Data> | null) => Values
  /** The check of the contract, which the API makes as well. */
  check: (values: Values, situation: Situation) => Outcome<unknown, Complaint>
  /** Sends the values with the submission's key: the server function of the feature. */
  send: (values: Values, envelope: Envelope, situation: Situation) => Promise<Sent>

  /** The fields, in their order; a choice of which only the consent is asked has none. */
  fields?: (
    form: RequestFormApi<Values>,
    situation: Situation,
    returned: ReturnedRequest<Data> | null,
  ) => ReactNode
  /** That what the choice does was read: where there is no room beside the fields, it stands after `beside`, which says so. */
  consent?: (form: RequestFormApi<Values>, situation: Situation) => ReactNode
  /** Stands over the form, and makes way for the review. */
  above?: (situation: Situation) => ReactNode
  /** Preview of the choice, beside the fields where there is room. */
  beside?: (values: Values, situation: Situation) => ReactNode
  /** Effect over the years, across the page below the form while it is filled in. */
  outlook?: (values: Values, situation: Situation) => ReactNode
  /** Stands under the form and under the review. */
  below?: (situation: Situation) => ReactNode
  /** Fields missing before the button is enabled, in words. Only where the product keeps the button disabled until then. */
  missing?: (values: Values) => readonly string[]

  /** The kind's reading in the contract: what the review, the receipt and everything else tell of the request. */
  reading: (data: Data) => readonly ReadingLine[]
  /** Request data as it would be stored if filed now; null while it cannot be computed. The API computes it again. */
  toCome: (values: Values, situation: Situation) => Data | null
  /** Shown on the review beside the reading. */
  alsoReviewed?: (values: Values, situation: Situation) => ReactNode
  /** Consequence: the amount to be paid or received, and from when. */
  consequence: Sentence<Values, Situation>
  /** Further consequences, such as additional charges. */
  note?: (values: Values, situation: Situation) => string | undefined
  /** How it can be taken back; what holds for most where it is left out. */
  undo?: Sentence<Values, Situation>
  /** Nothing undoes it once it is carried out. Default false. */
  isFinal?: boolean
  /** The act and its month, on the button that sends: never "OK". */
  confirm: Sentence<Values, Situation>
  /** Additions to the receipt. */
  receipt?: (sent: Sent) => Partial<Pick<RequestReceiptProps, 'next' | 'documentLink' | 'children'>>
}

/** The API's answer to a filed request, with the stored data. */
export type SentOf<Data> = SentRequest & { dados: Data }

/** A request with its reading, which is all that a page needs. */
export type PageDefinition<
  Situation,
  Values extends object,
  Data,
  Sent extends SentOf<Data>,
> = RequestDefinition<Situation, Values, Data, Sent> & {
  /** Values in force, and the limits of a request. */
  situation: AskedQuery<Situation>
}

/** Declares a request of the portal; `request-page.tsx` makes its route's page out of it. */
export function defineRequest<Situation, Values extends object, Data, Sent extends SentOf<Data>>(
  definition: PageDefinition<Situation, Values, Data, Sent>,
): PageDefinition<Situation, Values, Data, Sent> {
  return definition
}

/** The same for a page that has several forms and chooses by what it reads itself: its page is `RequestPage`. */
export function defineForm<Situation, Values extends object, Data, Sent extends SentOf<Data>>(
  definition: RequestDefinition<Situation, Values, Data, Sent>,
): RequestDefinition<Situation, Values, Data, Sent> {
  return definition
}
