import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import {
  declararFatca,
  declararPep,
  declararResidencia,
  retornarDeclaracoesFatca,
  retornarDeclaracoesPep,
  retornarDeclaracoesResidencia,
} from '#contract/declarations.ts'
import { fatcaInput, pepInput, residenceInput } from './declarations.schema.ts'

/** Declarations about political exposure, and where the newest one stands. */
export const pepDeclarations = participantQuery.handler(({ context }) =>
  context.api.call(retornarDeclaracoesPep, {
    params: { idPessoa: context.target.idPessoa, idPlano: context.target.idPlano },
    query: { idVinculo: context.link.id },
  }),
)

/** Declarations for FATCA and CRS, and where the newest one stands. */
export const fatcaDeclarations = participantQuery.handler(({ context }) =>
  context.api.call(retornarDeclaracoesFatca, {
    params: { idPessoa: context.target.idPessoa, idPlano: context.target.idPlano },
    query: { idVinculo: context.link.id },
  }),
)

/** Declarations about living abroad, and where the newest one stands. */
export const residenceDeclarations = participantQuery.handler(({ context }) =>
  context.api.call(retornarDeclaracoesResidencia, {
    params: { idPessoa: context.target.idPessoa, idPlano: context.target.idPlano },
    query: { idVinculo: context.link.id },
  }),
)

/** Declares political exposure or its absence. @throws PortalProblem `invalid` with the fields. */
export const declarePep = participantCommand
  .validator(pepInput)
  .handler(({ data, context }) => context.api.call(declararPep, { body: { ...data, ...context.target } }))

/** Declares where taxes are paid. @throws PortalProblem `invalid` with the fields. */
export const declareFatca = participantCommand
  .validator(fatcaInput)
  .handler(({ data, context }) => context.api.call(declararFatca, { body: { ...data, ...context.target } }))

/** Declares a residence abroad or the return from it. @throws PortalProblem `invalid` with the fields. */
export const declareResidence = participantCommand
  .validator(residenceInput)
  .handler(({ data, context }) =>
    context.api.call(declararResidencia, { body: { ...data, ...context.target } }),
  )
