import { savedSimulationSentences as sentences } from '#contract/simulation/benefit-simulation.text.ts'
import type { BenefitSimulatorOnWire, KeptBasis } from '#contract/simulation/benefit-simulation.ts'
import { savedResultOf } from '#contract/simulation/saved-result.ts'
import { MAX_SIMULATIONS, type SavedResult } from '#contract/simulation/saved-simulations.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { type SimulationInputs, safeInputs } from '#domain/simulation/safe-inputs.ts'
import { simulateFigures } from '#domain/simulation/simulate-benefit.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { savedSimulations } from '../../database/schema/saved-simulations.ts'
import { conflict, invalid } from '../../problem.ts'
import { audit } from '../../security/audit.ts'
import type { Work } from '../../work.ts'
import { lockedLink } from '../plans/locked-link.ts'
import { readBenefitSimulator } from './read-simulator.ts'
import { requireFreeName } from './rename-simulation.ts'
import { savedCount } from './saved-rows.ts'

type ToSave = { name: string; inputs: SimulationInputs }

/**
 * Keeps a simulation with what it was reckoned by today; what comes of it is reckoned here.
 * @throws 409 when there are as many as are kept; 422 for a name that another one has, and for figures outside the plan's ranges
 */
export async function saveSimulation(
  work: Work,
  found: LinkRow,
  { name, inputs: asked }: ToSave,
): Promise<{ id: number }> {
  const { database, now } = work
  const row = await lockedLink(database, found)
  const savedOn = saoPauloDateOf(now)
  const opening = await readBenefitSimulator(database, row, savedOn)
  const { inputs, clamped } = safeInputs(asked, opening.regras)
  if (clamped.length > 0)
    throw invalid(
      Object.fromEntries(
        clamped.map(({ field, minimum, maximum }) => [
          `entradas.${field}`,
          sentences.outOfRange(field, minimum, maximum),
        ]),
      ),
    )
  await requireFreeName(database, row, name)
  if ((await savedCount(database, row)) >= MAX_SIMULATIONS) throw conflict(sentences.tooMany(MAX_SIMULATIONS))
  const [saved] = await database
    .insert(savedSimulations)
    .values({
      linkId: row.link.id,
      name,
      inputs,
      basis: keptBasisOf(opening),
      result: resultOf(inputs, opening),
      savedOn,
      createdAt: now,
    })
    .returning({ id: savedSimulations.id })
  if (!saved) throw new Error('the simulation was not kept')
  await audit(work, {
    subjectId: row.link.personId,
    action: 'simulation.saved',
    entityId: saved.id,
    after: { savedOn },
  })
  return saved
}

/** By what a simulation was reckoned, as it is kept. */
export function keptBasisOf({
  entradas,
  conhecidas,
  regras,
  versoes,
  mesesDeSaldo,
  dataCota,
}: BenefitSimulatorOnWire): KeptBasis {
  return { entradas, conhecidas, regras, versoes, mesesDeSaldo, dataCota }
}

export function resultOf(
  inputs: SimulationInputs,
  { regras, tabelas, mesesDeSaldo }: Pick<BenefitSimulatorOnWire, 'regras' | 'tabelas' | 'mesesDeSaldo'>,
): SavedResult {
  return savedResultOf(simulateFigures(inputs, regras, { monthsHeld: mesesDeSaldo, taxes: tabelas }))
}
