import { participantCommand, participantQuery } from '#app/session/server-functions.ts'
import {
  conversarSimulacaoBeneficio,
  excluirSimulacaoBeneficio,
  guardarSimulacaoBeneficio,
  renomearSimulacaoBeneficio,
  retornarSimulacoesBeneficio,
  simulationNamed,
  simulationToDiscuss,
  simulationToRename,
  simulationToSave,
} from '#contract/simulation/saved-simulations.ts'

/** The simulations that are kept for the chosen plan link. */
export const savedSimulations = participantQuery.handler(({ context }) =>
  context.own(retornarSimulacoesBeneficio),
)

/** @throws PortalProblem `invalid` for the name or a figure, `conflict` when there are as many as are kept. */
export const saveSimulation = participantCommand
  .validator(simulationToSave)
  .handler(({ data, context }) => context.own(guardarSimulacaoBeneficio, data))

/** @throws PortalProblem `invalid` for the name, `not-found` when it is gone. */
export const renameSimulation = participantCommand
  .validator(simulationToRename)
  .handler(({ data, context }) => context.own(renomearSimulacaoBeneficio, data))

/** @throws PortalProblem `not-found` when it is gone. */
export const deleteSimulation = participantCommand
  .validator(simulationNamed)
  .handler(({ data, context }) => context.own(excluirSimulacaoBeneficio, data))

/** Sends a simulation to the service desk. @throws PortalProblem `not-found` when it is gone. */
export const discussSimulation = participantCommand
  .validator(simulationToDiscuss)
  .handler(({ data, context }) => context.own(conversarSimulacaoBeneficio, data))
