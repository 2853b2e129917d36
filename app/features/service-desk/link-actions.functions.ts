import * as v from 'valibot'
import { attendantCommand, attendantQuery } from '#app/session/server-functions.ts'
import {
  courtOrder,
  courtRelease,
  liberarSuspensaoJudicial,
  registrarSuspensaoJudicial,
} from '#contract/benefits/court-suspension.ts'
import {
  accumulationsTold,
  registrarDatasAcumulacao,
  retornarRecursosPortados,
} from '#contract/exits/accumulation-dates.ts'
import { emitirExtratoDesligamento } from '#contract/exits/exit-statement.ts'
import { exitTold, registrarDesligamento } from '#contract/exits/exits.ts'
import { id } from '#contract/formats.ts'

const linkReference = { idPessoa: id, idVinculo: id }

/** Registers the end of an employment. @throws PortalProblem `invalid` with the days, or `conflict` */
export const endEmployment = attendantCommand
  .validator(v.strictObject({ ...linkReference, ...exitTold.entries }))
  .handler(({ data, context }) => context.api.call(registrarDesligamento, { body: data }))

/** Delivers an exit statement before its day. @throws PortalProblem `conflict` where there is none to deliver */
export const deliverStatement = attendantCommand
  .validator(v.object(linkReference))
  .handler(({ data, context }) => context.api.call(emitirExtratoDesligamento, { body: data }))

/** Stops a benefit by order of a court. @throws PortalProblem `invalid` with the fields, or `conflict` */
export const suspendByCourt = attendantCommand
  .validator(v.strictObject({ ...linkReference, ...courtOrder.entries }))
  .handler(({ data, context }) => context.api.call(registrarSuspensaoJudicial, { body: data }))

/** Lets it be paid again by another order. @throws PortalProblem `conflict` where no court stopped it */
export const liftCourtSuspension = attendantCommand
  .validator(v.strictObject({ ...linkReference, ...courtRelease.entries }))
  .handler(({ data, context }) => context.api.call(liberarSuspensaoJudicial, { body: data }))

/** Ported-in money without dates of accumulation. */
export const undatedArrivals = attendantQuery
  .validator(v.object({ idPessoa: id }))
  .handler(({ data, context }) => context.api.call(retornarRecursosPortados, { params: data }))

/** Tells those dates of one arrival. @throws PortalProblem `invalid` with the fields, or `conflict` where it is too late or done */
export const tellAccumulationDates = attendantCommand
  .validator(v.strictObject({ ...linkReference, ...accumulationsTold.entries }))
  .handler(({ data, context }) => context.api.call(registrarDatasAcumulacao, { body: data }))
