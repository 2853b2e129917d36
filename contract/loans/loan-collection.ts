import * as v from 'valibot'
import type { CollectionWay } from '#domain/loans/collection.ts'

/** How instalments are paid: deducted from the pay, from the benefit, or by boleto. */
export const loanCollection = v.picklist(['folha', 'beneficio', 'boleto'])
export type LoanCollectionOnWire = v.InferOutput<typeof loanCollection>

/** The way that each word means. */
export const collectionWays: Readonly<Record<LoanCollectionOnWire, CollectionWay>> = {
  folha: 'payroll',
  beneficio: 'pay-slip',
  boleto: 'boleto',
}
