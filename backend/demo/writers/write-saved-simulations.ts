import { safeInputs } from '#domain/simulation/safe-inputs.ts'
import type { Transaction } from '../../database/client.ts'
import { linkById } from '../../database/queries/plan-links.ts'
import { savedSimulations } from '../../database/schema/saved-simulations.ts'
import { readBenefitSimulator } from '../../usecases/simulation/read-simulator.ts'
import { keptBasisOf, resultOf } from '../../usecases/simulation/save-simulation.ts'
import type { DemoSimulation } from '../saved-simulations.ts'
import { known, linkKey, type WrittenPeople } from './write-people.ts'

/** Writes kept simulations as they were reckoned on their days: with the balance, the salary and the rules of then. */
export async function writeSavedSimulations(
  database: Transaction,
  simulations: readonly DemoSimulation[],
  { linkIds }: WrittenPeople,
): Promise<void> {
  for (const { planId, enrolment, name, on, changed } of simulations) {
    const row = await linkById(database, known(linkIds, linkKey({ planId, enrolment })))
    const opening = await readBenefitSimulator(database, row, on)
    const { inputs } = safeInputs({ ...opening.entradas, ...changed }, opening.regras)
    await database.insert(savedSimulations).values({
      linkId: row.link.id,
      name,
      inputs,
      basis: keptBasisOf(opening),
      result: resultOf(inputs, opening),
      savedOn: on,
      createdAt: new Date(`${on}T10:00:00-03:00`),
    })
  }
}
