import * as v from 'valibot'
import { id } from '#contract/formats.ts'

/** Names one boleto. */
export const loanBillReference = v.object({ idBoleto: id })
