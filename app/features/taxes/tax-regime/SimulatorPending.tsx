import { WorkbenchPending } from '#app/features/request-engine/WorkbenchPending.tsx'
import { simulatorText } from './tax-simulator.text.ts'

const { lead, pending } = simulatorText

/** The simulator while its first result is on its way. */
export function SimulatorPending() {
  return <WorkbenchPending service="simulador-regime-tributacao" lead={lead} pending={pending} />
}
