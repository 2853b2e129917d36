import { situationQuery } from '#app/features/request-engine/define-request.ts'
import { taxRegime } from './tax-regime.functions.ts'

/** What the tax regime page reads. */
export const taxRegimeQuery = situationQuery('tax-regime', taxRegime)
