import * as v from 'valibot'
import { textsOf } from '#app/api/batch-readings.server.ts'
import { callApi } from '#app/api/call-api.server.ts'
import type { CallInput } from '#contract/call-types.ts'
import { type CallName, calls } from '#contract/calls.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import { tidyTexts } from '#domain/written-text.ts'
import { apiOfReRegistration, asPerson, participantOf, refuseParticipants } from './callers.server.ts'
import { isOwnCall, ownInput, wireInput } from './own-call.server.ts'
import { portalUpdated, unreadableRequest } from './refused-request.server.ts'

/** A call on its way from a page, as {@link ask} and {@link send} tell it. */
const isPlainObject = (given: unknown) => typeof given === 'object' && given !== null && !Array.isArray(given)

export const callFromPage = v.object({
  call: v.string(),
  data: v.optional(v.custom<object>(isPlainObject)),
})

/**
 * Makes a call of the contract for a page, as whoever the contract says: nobody in particular, the signed-in person, a participant about
 * the chosen plan link, an attendant, or who has the token of a re-registration.
 * @throws PortalProblem `portal-updated` for a call that pages do not make, `invalid` for what the call does not take
 */
export async function passOn(
  pageCalls: readonly CallName[],
  { call: name, data = {} }: v.InferOutput<typeof callFromPage>,
  planLinkOnScreen: unknown,
): Promise<unknown> {
  const known = pageCalls.find((one) => one === name)
  if (known === undefined) throw portalUpdated()
  const call: CallDefinition = calls[known]
  switch (call.access.kind) {
    case 'public':
      return callApi(call, checked(call, wireInput(call, data)))
    case 're-registration':
      return (await apiOfReRegistration()).call(call, checked(call, wireInput(call, data)))
    case 'attendant':
      return asPerson((person) => {
        refuseParticipants(person)
        return person.api.call(call, checked(call, wireInput(call, data)))
      })
    case 'authenticated':
      return asPerson((person) => {
        if (!isOwnCall(call)) return person.api.call(call, checked(call, wireInput(call, data)))
        const { target } = participantOf(person, planLinkOnScreen)
        return person.api.call(call, checked(call, ownInput(call, target, data)))
      })
  }
}

/** The input, if the contract takes it: a page sends nothing else. Rules about values are left to the API. */
function checked(call: CallDefinition, input: object): CallInput<CallDefinition> {
  const { body } = input as { body?: unknown }
  const { params, query } = textsOf(input)
  const parts = [
    [call.params, params],
    [call.query, query],
    [call.body, tidyTexts(body)],
  ] as const
  if (parts.every(([schema, given]) => schema === undefined || v.is(schema, given))) return input
  throw unreadableRequest()
}
