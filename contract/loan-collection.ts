import * as v from 'valibot'

/** How instalments are paid: deducted from the pay, from the benefit, or by boleto. */
export const loanCollection = v.picklist(['folha', 'beneficio', 'boleto'])
export type LoanCollectionOnWire = v.InferOutput<typeof loanCollection>
