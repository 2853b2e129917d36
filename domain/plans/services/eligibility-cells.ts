import type { CategoryId, SituationId } from '#domain/participants.ts'

/** Condition beyond category and situation; `available-services.ts` says what each one means. */
export type ServiceCondition =
  | 'boleto-plan'
  | 'deferred-may-pay'
  | 'retirement-reached'
  | 'redemption-waiting-period'
  | 'redeemable-before-exit'
  | 'portable-before-exit'
  | 'portability-for-assisted'
  | 'vesting-period'
  | 'below-full-benefit'
  | 'partial-loss-of-pay'
  | 'deferred-may-return'
  | 'loans-for-category'
  | 'progressive-regime'

/** Part of a category's row: these situations, under these conditions. */
export interface EligibilityCell {
  situations: readonly SituationId[]
  conditions?: readonly ServiceCondition[]
  readOnly?: boolean
}

/** Cells by category; a missing category has no access. */
export type EligibilityRow = Partial<Record<CategoryId, readonly EligibilityCell[]>>

/** Until a benefit begins. */
export const whileOpen: EligibilityCell = { situations: [1, 3, 6, 7, 9] }
export const whileOpenDeferred: EligibilityCell = { situations: [1, 3, 9] }
/** While a benefit is paid. */
export const whilePaid: EligibilityCell = { situations: [2, 6] }
export const whilePensionPaid: EligibilityCell = { situations: [2, 3, 6] }
/** After the link ended: to read only. */
export const afterEnd: EligibilityCell = { situations: [4, 8], readOnly: true }
export const alive: EligibilityCell = { situations: [1, 2, 3, 4, 6, 7, 8, 9] }

/** Situations in which a person may make a declaration about their own circumstances. */
export const declaration: EligibilityRow = {
  1: [whileOpen],
  2: [whilePaid],
  3: [whilePensionPaid],
  4: [whileOpen],
  5: [whileOpenDeferred],
}
export const forEveryone: EligibilityRow = { 1: [alive], 2: [alive], 3: [alive], 4: [alive], 5: [alive] }

/** Cells of one set of situations, under conditions. */
export function only(
  situations: readonly SituationId[],
  ...conditions: ServiceCondition[]
): EligibilityCell[] {
  return [{ situations, conditions }]
}
