import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import {
  declararFatca,
  declararPep,
  declararResidencia,
  fatcaDeclaration,
  pepDeclaration,
  residenceDeclaration,
  retornarDeclaracoesFatca,
  retornarDeclaracoesPep,
  retornarDeclaracoesResidencia,
} from '#contract/declarations/declarations.ts'

/** Declarations about political exposure, and where the newest one stands. */
export const pepDeclarations = participantQuery.handler(({ context }) => context.own(retornarDeclaracoesPep))

/** Declarations for FATCA and CRS, and where the newest one stands. */
export const fatcaDeclarations = participantQuery.handler(({ context }) =>
  context.own(retornarDeclaracoesFatca),
)

/** Declarations about living abroad, and where the newest one stands. */
export const residenceDeclarations = participantQuery.handler(({ context }) =>
  context.own(retornarDeclaracoesResidencia),
)

/** Declares political exposure or its absence. @throws PortalProblem `invalid` with the fields. */
export const declarePep = participantCommand
  .validator(pepDeclaration)
  .handler(({ data, context }) => context.own(declararPep, data))

/** Declares where taxes are paid. @throws PortalProblem `invalid` with the fields. */
export const declareFatca = participantCommand
  .validator(fatcaDeclaration)
  .handler(({ data, context }) => context.own(declararFatca, data))

/** Declares a residence abroad or the return from it. @throws PortalProblem `invalid` with the fields. */
export const declareResidence = participantCommand
  .validator(residenceDeclaration)
  .handler(({ data, context }) => context.own(declararResidencia, data))
