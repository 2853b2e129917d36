import * as v from 'valibot'
import { id } from '#contract/formats.ts'

/** Names a plan. */
export const planReference = v.object({ idPlano: id })
