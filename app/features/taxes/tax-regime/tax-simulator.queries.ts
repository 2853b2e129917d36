import { situationQuery } from '#app/features/request-engine/define-request.ts'
import { taxSimulator } from './tax-simulator.functions.ts'

export const taxSimulatorQuery = situationQuery('tax-simulator', taxSimulator)
