import * as v from 'valibot'
import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import {
  DEPENDANT_TYPE_WORDS,
  dependantsRequest,
  retornarDependentes,
  solicitarDependentes,
} from '#contract/dependants/dependants.ts'

/** The dependants of one type, and by what a new list is judged; without a type those that do something for the person. */
export const currentDependants = participantQuery
  .validator(v.object({ tipo: v.optional(v.picklist(DEPENDANT_TYPE_WORDS)) }))
  .handler(({ data, context }) => context.own(retornarDependentes, data))

/**
 * Asks for a list of dependants, or sends a returned request again.
 * @throws PortalProblem `invalid` with the fields, or `conflict` when a request is under way or the list changed.
 */
export const askForDependants = participantCommand
  .validator(dependantsRequest)
  .handler(({ data, context }) => context.own(solicitarDependentes, data))
