import type * as v from 'valibot'

/** Any valibot schema without asynchronous checks: the same definition runs in the browser, the portal and the API. */
export type WireSchema = v.GenericSchema

/**
 * Who may make a call at all. Whose data it may touch is asked again inside the call, from the token:
 * - `public`: no token needed.
 * - `authenticated`: any signed-in person; a participant reaches only what is their own.
 * - `participant`: only on one's own account. Attendants are refused; with `throughServiceDesk`, not while they act in the person's name.
 *   Never given to passwords, consent, deletion or anything that can't be undone.
 * - `re-registration`: only with the token that a security code gave, which opens nothing else.
 * - `attendant`: people with `admin = 'S'`, of at least `minimumLevel` (1 Atendente, 2 Cadastro, 3 Administrador).
 */
export type CallAccess =
  | { kind: 'public' }
  | { kind: 'authenticated' }
  | { kind: 'participant'; throughServiceDesk?: true }
  | { kind: 're-registration' }
  | { kind: 'attendant'; minimumLevel: 1 | 2 | 3 }

/** What a call takes as its file: the form field's name, the most bytes, the media types. */
export type UploadDefinition = {
  readonly field: string
  readonly maximumBytes: number
  readonly types: readonly string[]
}

export type CallDefinition = {
  readonly method: 'GET' | 'POST'
  /** Path below {host}, with `{name}` for path parameters, spelled as the product's API spells it. */
  readonly path: `/${string}`
  /** One Portuguese sentence for the API's reading page. */
  readonly summary: string
  readonly group: string
  readonly access: CallAccess
  readonly params?: WireSchema
  readonly query?: WireSchema
  readonly body?: WireSchema
  /** One file as `multipart/form-data` instead of a JSON body. The API looks at the bytes, never at what the sender says they are. */
  readonly upload?: UploadDefinition
  /** JSON answer; absent for calls that answer a file. */
  readonly answer?: WireSchema
  /** Media type of a file answer, or a range such as `image/*`. */
  readonly file?: string
  /** It writes a document before it answers where that is: who asks waits as for what they send. */
  readonly makesDocument?: true
  /** Problem statuses a caller must expect beyond 401, 422, 429 and 503. */
  readonly problems?: readonly (403 | 404 | 409 | 413 | 415)[]
}

/**
 * Declares one call between the portal and its API. Both ends import the same constant: the API checks what arrives and what it
 * answers with it, the portal types its request and parses the answer with it, and the OpenAPI document is written from it.
 */
export function defineCall<const Call extends CallDefinition>(call: Call): Call {
  return call
}
