import type { CallAnswer, CallInput } from '#contract/call-types.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import type { PersonApi } from './person-api.server.ts'

/** A call about the chosen plan link, or about the person of it. */
export type OwnCall = CallDefinition & {
  readonly about:
    | { readonly link: 'params' | 'body' }
    | { readonly person: 'params.idPessoa' | 'body.idPessoa' }
}

/** Whether a call that anybody signed in may make is such a one. */
export function isOwnCall(call: CallDefinition): call is OwnCall {
  const { about } = call
  if ('link' in about) return true
  return 'person' in about && (about.person === 'params.idPessoa' || about.person === 'body.idPessoa')
}

/** Whose data it is: what the contract's `submissionTarget` carries. */
export type Target = { idPessoa: number; idPlano: number; idVinculo: number }

type Fields<Call, Part extends string> = Call extends Record<Part, infer Values> ? Values : object
type OmitEach<Values, Name extends PropertyKey> = Values extends unknown ? Omit<Values, Name> : never
/** Input of a call, flat by name. */
export type FieldsOf<Input> = Fields<Input, 'params'> & Fields<Input, 'body'> & NonNullable<QueryOf<Input>>
type QueryOf<Input> = Input extends { query?: infer Query } ? Query : object

/** Input of a call without the fields that identify whose data it is about, wherever they are on the wire. */
export type OwnData<Call extends OwnCall> = OmitEach<FieldsOf<CallInput<Call>>, keyof Target>

/** Calls the API about the chosen plan link or its person: what is named in the path goes there, the rest into the query or the body. */
export type CallOwn = <Call extends OwnCall>(
  call: Call,
  ...data: object extends OwnData<Call> ? [data?: OwnData<Call>] : [data: OwnData<Call>]
) => Promise<CallAnswer<Call>>

/** {@link CallOwn} for a link; the call's `about` says which of its ids the call names, and where. */
export function ownCalls(api: PersonApi, target: Target): CallOwn {
  return (call, ...[data = {}]) => api.call(call, ownInput(call, target, data) as CallInput<typeof call>)
}

/** The input of such a call; whatever the data name, it is about the target. */
export function ownInput(call: OwnCall, { idPessoa, idPlano, idVinculo }: Target, data: object): object {
  return wireInput(call, { ...data, idPessoa, ...('link' in call.about && { idPlano, idVinculo }) })
}

/** Input of a call where the wire has it: names of the path go there, the rest into the query or the body. */
export function wireInput(call: CallDefinition, data: object): object {
  if (call.method === 'POST') return { body: data }
  const inPath = ([name]: [string, unknown]) => call.path.includes(`{${name}}`)
  const entries: [string, unknown][] = Object.entries(data)
  return {
    params: Object.fromEntries(entries.filter(inPath)),
    query: Object.fromEntries(entries.filter((entry) => !inPath(entry))),
  }
}
