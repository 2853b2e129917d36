import type * as v from 'valibot'
import type { CallDefinition, WireSchema } from './define-call.ts'

type Part<Call, Key extends string, Side extends 'in' | 'out'> =
  Call extends Record<Key, infer Schema extends WireSchema>
    ? { [K in Key]: Side extends 'in' ? v.InferInput<Schema> : v.InferOutput<Schema> }
    : object

/** Input of a caller: path parameters and query as their parsed values (the client writes them as text), body as it goes on the wire. */
export type CallInput<Call extends CallDefinition> = Part<Call, 'params', 'out'> &
  (Call extends { query: infer Schema extends WireSchema }
    ? { query?: { readonly [K in keyof v.InferOutput<Schema>]?: v.InferOutput<Schema>[K] } }
    : object) &
  Part<Call, 'body', 'in'> &
  (Call extends { upload: object } ? { upload: PassedOnUpload } : object)

/** A `multipart/form-data` body on its way, as it came; `key` by which the same sending is known when it comes again. */
export type PassedOnUpload = { body: ReadableStream<Uint8Array>; contentType: string; key: string | null }

export type CallAnswer<Call extends CallDefinition> = Call extends { answer: infer Schema extends WireSchema }
  ? v.InferOutput<Schema>
  : never
