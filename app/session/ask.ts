import { queryOptions } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '#contract/call-types.ts'
import type { calls } from '#contract/calls.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import type { FieldsOf, OwnCall, OwnData } from './own-call.server.ts'
import { passOnCommand, passOnQuestion } from './page-calls.functions.ts'
import type { AskedCall, SentCall } from './page-calls.ts'

/*
 * How pages make a call of the contract: by its name, with what it takes by name, wherever that stands on the wire. What is about the
 * plan on screen is not told: the server knows it, and who may ask says the contract. Types alone of the contract come to the browser.
 */

type Calls = typeof calls

type DataOf<Call extends CallDefinition> = Call extends OwnCall & { access: { kind: 'authenticated' } }
  ? OwnData<Call>
  : FieldsOf<CallInput<Call>>

export type CallData = { [Name in AskedCall | SentCall]: DataOf<Calls[Name]> }

export type CallAnswers = { [Name in AskedCall | SentCall]: CallAnswer<Calls[Name]> }

/** A call that takes nothing is told nothing. */
type Told<Data> = object extends Data ? Data | undefined : Data

type AskedData<Name extends AskedCall> = object extends CallData[Name]
  ? [data?: CallData[Name]]
  : [data: CallData[Name]]

/** A reading as a query: its key is the call and what it is asked. What the page wants otherwise than it is answered says `select`. */
export function ask<Name extends AskedCall>(call: Name, ...[data]: AskedData<Name>) {
  return queryOf<CallAnswers[Name]>(data === undefined ? [call] : [call, data], () =>
    askNow(call, ...([data] as AskedData<Name>)),
  )
}

type AskedKey = readonly [call: AskedCall, data?: object]

function queryOf<Answer>(queryKey: AskedKey, queryFn: () => Promise<Answer>) {
  return queryOptions({ queryKey, queryFn })
}

/** The query of {@link ask} for a call with such an answer. */
export type AskedQuery<Answer> = ReturnType<typeof queryOf<Answer>>

/** The same at once, for what is part of a query of its own: pages that follow each other, a draft. @throws PortalProblem */
export function askNow<Name extends AskedCall>(
  call: Name,
  ...[data]: AskedData<Name>
): Promise<CallAnswers[Name]> {
  return passOnQuestion({ data: { call, data } }) as Promise<CallAnswers[Name]>
}

/** A write as a command, for `useCommand` or to be run at once. @throws PortalProblem */
export function send<Name extends SentCall>(call: Name) {
  return ({ data, signal }: { data: Told<CallData[Name]>; signal?: AbortSignal }) =>
    passOnCommand({ data: { call, data }, signal }) as Promise<CallAnswers[Name]>
}
