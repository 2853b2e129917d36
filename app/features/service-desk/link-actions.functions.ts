import * as v from 'valibot'
import { attendantCommand } from '#app/session/server-functions.ts'
import { emitirExtratoDesligamento } from '#contract/exit-statement.ts'
import { exitTold, registrarDesligamento } from '#contract/exits.ts'
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
