import { WorkbenchPending } from '#app/features/request-engine/WorkbenchPending.tsx'
import { simulationText } from './benefit-simulation.text.ts'

const { lead, pending } = simulationText

/** The simulator while what it opens with is on its way. */
export function BenefitSimulatorPending() {
  return <WorkbenchPending service="simulador-beneficio" lead={lead} pending={pending} />
}
