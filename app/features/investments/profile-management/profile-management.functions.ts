import { attendantCommand, attendantQuery } from '#app/session/server-functions.ts'
import {
  registrarCota,
  retornarCotas,
  retornarPerfis,
  salvarPerfil,
} from '#contract/investments/profile-management.ts'
import { unitValuesAsked } from './profile-management.schema.ts'

/** Every profile with what is said of it and its newest unit value. */
export const managedProfiles = attendantQuery.handler(({ context }) => context.api.call(retornarPerfis, {}))

/** Creates a profile, or describes one otherwise from a day on. @throws PortalProblem `conflict` when somebody else was faster */
export const saveProfile = attendantCommand
  .validator(salvarPerfil.body)
  .handler(({ data, context }) => context.api.call(salvarPerfil, { body: data }))

/** Unit values of a profile in a year. @throws PortalProblem `not-found` */
export const unitValues = attendantQuery
  .validator(unitValuesAsked)
  .handler(({ data: { idPerfil, ano }, context }) =>
    context.api.call(retornarCotas, { params: { idPerfil }, query: { ano } }),
  )

/** Records or corrects the unit value of a day. @throws PortalProblem `conflict` once money was posted at it */
export const recordUnitValue = attendantCommand
  .validator(registrarCota.body)
  .handler(({ data, context }) => context.api.call(registrarCota, { body: data }))
