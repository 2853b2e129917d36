import * as v from 'valibot'
import { id } from '#contract/formats.ts'

/** Names one contribution. */
export const paymentReference = v.object({ idContribuicao: id })
