import * as v from 'valibot'
import type { ServiceSlug } from '#domain/plans/services/service-ids.ts'
import type { AboutOf, CallAbout } from './call-about.ts'
import { linkParams, linkQuery } from './formats.ts'

/** Any valibot schema without asynchronous checks: the same definition runs in the browser, the portal and the API. */
export type WireSchema = v.GenericSchema

/**
 * Who may make a call at all; whose data it may be about says {@link CallDefinition.about}.
 * - `public`: no token needed.
 * - `authenticated`: any signed-in person.
 * - `re-registration`: only with the token that a security code gave, which opens nothing else.
 * - `attendant`: people with `admin = 'S'`, of at least `minimumLevel` (1 Atendente, 2 Cadastro, 3 Administrador).
 */
export type CallAccess =
  | { kind: 'public' }
  | { kind: 'authenticated' }
  | { kind: 're-registration' }
  | { kind: 'attendant'; minimumLevel: 1 | 2 | 3 }

/** File that a call takes: the form field's name, the most bytes, the media types. */
export type UploadDefinition = {
  readonly field: string
  readonly maximumBytes: number
  readonly types: readonly string[]
}

/** A body that is taken whole and as it is, instead of JSON: its media type, the most bytes, and who may send it. */
export type RawDefinition = {
  readonly type: string
  readonly maximumBytes: number
  /** One Portuguese sentence: what stands in `Authorization: Bearer`, since it is no session. */
  readonly credentials: string
}

export type CallDefinition = {
  readonly method: 'GET' | 'POST'
  /** Path below {host}, with `{name}` for path parameters, spelled as the product's API spells it. */
  readonly path: `/${string}`
  /** One Portuguese sentence for the API's reading page. */
  readonly summary: string
  readonly group: string
  readonly access: CallAccess
  /** Whose data it touches, and what its caller must be to them. */
  readonly about: CallAbout
  readonly params?: WireSchema
  readonly query?: WireSchema
  readonly body?: WireSchema
  /** One file as `multipart/form-data` instead of a JSON body. The API looks at the bytes, never at what the sender says they are. */
  readonly upload?: UploadDefinition
  /** Bytes of a media type as they are, instead of a JSON body. */
  readonly raw?: RawDefinition
  /** JSON answer; absent for calls that answer a file. */
  readonly answer?: WireSchema
  /** Media type of a file answer, or a range such as `image/*`. */
  readonly file?: string
  /** It writes a document before it answers where that is: who asks waits as for what they send. */
  readonly makesDocument?: true
  /** Problem statuses a caller must expect beyond 401, 422, 429 and 503, and 403 and 404 where it is about somebody. */
  readonly problems?: readonly (403 | 404 | 409 | 413 | 415)[]
}

/**
 * Declares one call between the portal and its API. Both ends import the same constant: the API checks what arrives and what it
 * answers with it, the portal types its request and parses the answer with it, and the OpenAPI document is written from it. What it is
 * about is named by fields that it takes: another name does not compile.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<const Call extends CallDefinition>(
  call: Call & { readonly about: AboutOf<Call> },
): Call {
  return call
}

/** `service`: it must be offered at least to be read; `params` and `query`: fields beside those of the link. */
type LinkReading = Omit<
  CallDefinition,
  'method' | 'access' | 'about' | 'params' | 'query' | 'body' | 'upload' | 'raw'
> & {
  readonly service?: ServiceSlug
  readonly params?: v.ObjectEntries
  readonly query?: v.ObjectEntries
}

type With<Entries, More> = More extends v.ObjectEntries ? Omit<Entries, keyof More> & More : Entries

type LinkReadingCall<Reading extends LinkReading> = Omit<Reading, 'service' | 'params' | 'query'> & {
  readonly method: 'GET'
  readonly access: { readonly kind: 'authenticated' }
  readonly about: { readonly link: 'params'; readonly need: 'read'; readonly service?: ServiceSlug }
  readonly params: v.ObjectSchema<With<typeof linkParams.entries, Reading['params']>, undefined>
  readonly query: v.ObjectSchema<With<typeof linkQuery.entries, Reading['query']>, undefined>
}

/** Declares a call that only reads something of one plan link, for the person or the service desk: an answer, or a file. */
/* @__NO_SIDE_EFFECTS__ */
export function defineLinkReading<const Reading extends LinkReading>({
  service,
  params,
  query,
  ...reading
}: Reading): LinkReadingCall<Reading> {
  return {
    ...reading,
    method: 'GET',
    access: { kind: 'authenticated' },
    about: { link: 'params', need: 'read', ...(service && { service }) },
    params: v.object({ ...linkParams.entries, ...params }),
    query: v.object({ ...linkQuery.entries, ...query }),
  } satisfies CallDefinition as unknown as LinkReadingCall<Reading>
}
