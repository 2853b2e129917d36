import * as v from 'valibot'
import { attendantCommand, attendantQuery } from '#app/session/server-functions.ts'
import { deathTold, registrarFalecimento, retornarFalecimento } from '#contract/deaths/deaths.ts'
import { abrirPensao, pensionValues } from '#contract/deaths/pensions.ts'
import { dateText, id } from '#contract/formats.ts'

/**
 * Effects a person's death would have on their plans.
 * @throws PortalProblem `invalid` for a day that cannot be
 */
export const previewDeath = attendantQuery
  .validator(v.strictObject({ idPessoa: id, faleceuEm: dateText }))
  .handler(({ data: { idPessoa, faleceuEm }, context }) =>
    context.api.call(retornarFalecimento, { params: { idPessoa }, query: { faleceuEm } }),
  )

/** Opens the pension of a beneficiary. @throws PortalProblem `invalid` with the fields, or `conflict` with what stands in its way */
export const openPension = attendantCommand
  .validator(v.strictObject({ idPessoa: id, idPensao: id, ...pensionValues.entries }))
  .handler(({ data, context }) => context.api.call(abrirPensao, { body: data }))

/** Registers the death of a person. @throws PortalProblem `invalid` with the fields, or `conflict` where it is registered already */
export const registerDeath = attendantCommand
  .validator(v.strictObject({ idPessoa: id, ...deathTold.entries }))
  .handler(({ data, context }) => context.api.call(registrarFalecimento, { body: data }))
