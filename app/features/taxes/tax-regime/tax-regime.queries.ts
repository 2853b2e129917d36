import { situationQuery } from '#app/features/request-engine/define-request.ts'
import { taxRegime } from './tax-regime.functions.ts'

export const taxRegimeQuery = situationQuery('tax-regime', taxRegime)
