import * as v from 'valibot'
import { fatcaValues, pepValues, residenceValues } from '#contract/declarations.ts'
import { submission } from '#contract/submission.ts'

/** Declarations as the page sends them: person and plan are added from the session. */
export const pepInput = v.strictObject({ ...submission, ...pepValues.entries })
export type PepInput = v.InferInput<typeof pepInput>
export const fatcaInput = v.strictObject({ ...submission, ...fatcaValues.entries })
export type FatcaInput = v.InferInput<typeof fatcaInput>
export const residenceInput = v.strictObject({ ...submission, ...residenceValues.entries })
export type ResidenceInput = v.InferInput<typeof residenceInput>
