import { situationQuery } from '#app/features/request-engine/define-request.ts'
import { taxSimulator } from './tax-simulator.functions.ts'

/** What the simulator opens with. */
export const taxSimulatorQuery = situationQuery('tax-simulator', taxSimulator)
