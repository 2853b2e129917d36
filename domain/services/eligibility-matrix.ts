import type { CategoryId, SituationId } from '#domain/participants.ts'
import type { ServiceSlug } from './service-ids.ts'

/** What must hold beyond category and situation; `available-services.ts` says what each one means. */
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
  | 'age-65'
  | 'progressive-regime'

/** Part of a category's row: these situations, under these conditions. */
export interface EligibilityCell {
  situations: readonly SituationId[]
  conditions?: readonly ServiceCondition[]
  readOnly?: boolean
}

/** Cells by category; a missing category has no access. */
export type EligibilityRow = Partial<Record<CategoryId, readonly EligibilityCell[]>>

const whileOpen: EligibilityCell = { situations: [1, 3, 6, 7, 9] }
const whileOpenDeferred: EligibilityCell = { situations: [1, 3, 9] }
const whilePaid: EligibilityCell = { situations: [2, 6] }
const whilePensionPaid: EligibilityCell = { situations: [2, 3, 6] }
const afterEnd: EligibilityCell = { situations: [4, 8], readOnly: true }
const alive: EligibilityCell = { situations: [1, 2, 3, 4, 6, 7, 8, 9] }

const declaration: EligibilityRow = {
  1: [whileOpen],
  2: [whilePaid],
  3: [whilePensionPaid],
  4: [whileOpen],
  5: [whileOpenDeferred],
}
const forEveryone: EligibilityRow = { 1: [alive], 2: [alive], 3: [alive], 4: [alive], 5: [alive] }

/** Cells of one set of situations, under conditions. */
function only(situations: readonly SituationId[], ...conditions: ServiceCondition[]): EligibilityCell[] {
  return [{ situations, conditions }]
}

/**
 * Who is offered which service (categories and situations by their ids). The server answers the plan's functionalities
 * from it and checks every write against it. Institutes of exit follow LC 109/2001, art. 14, and Resolução CNPC 50/2022;
 * the rest is the rule of the plans.
 */
export const eligibilityMatrix: Readonly<Record<ServiceSlug, EligibilityRow>> = {
  'regime-tributacao': {
    1: [whileOpen],
    2: only([2]),
    3: only([2, 3]),
    4: [whileOpen],
    5: [whileOpenDeferred],
  },
  pep: declaration,
  fatca: declaration,
  dependentes: { 1: only([1, 3, 6, 9]), 2: [whilePaid], 4: only([1, 3, 6, 9]), 5: [whileOpenDeferred] },
  'residente-exterior': declaration,
  'extrato-contribuicao': {
    1: [whileOpen, afterEnd],
    2: [whilePaid],
    4: [whileOpen, afterEnd],
    5: [whileOpenDeferred, afterEnd],
  },
  'gerar-contribuicao': { 1: only([1], 'boleto-plan'), 4: only([1]), 5: only([1], 'deferred-may-pay') },
  'alterar-contribuicao': { 1: only([1]), 4: only([1]) },
  'suspend-contribution': { 1: only([1, 6]), 4: only([1, 6]) },
  'perfil-investimentos': {
    1: only([1, 6, 9]),
    2: only([2]),
    3: only([2]),
    4: only([1, 6, 9]),
    5: only([1, 9]),
  },
  'simulador-beneficio': { 1: only([1, 6, 7, 9]), 4: only([1, 6, 7, 9]), 5: only([1, 9]) },
  'benefit-request': {
    1: only([1, 6, 7, 9], 'retirement-reached'),
    4: only([1, 6, 7, 9], 'retirement-reached'),
    5: only([1, 9], 'retirement-reached'),
  },
  'saque-a-vista': { 1: only([3]), 4: only([3]), 5: only([3]) },
  resgate: {
    1: [
      ...only([7, 9], 'redemption-waiting-period'),
      ...only([1, 6], 'redeemable-before-exit', 'redemption-waiting-period'),
    ],
    4: only([1, 6, 7, 9], 'redemption-waiting-period'),
    5: only([1, 9], 'redemption-waiting-period'),
  },
  portabilidade: {
    1: [...only([7, 9], 'vesting-period'), ...only([1, 6], 'portable-before-exit', 'vesting-period')],
    2: only([2], 'portability-for-assisted'),
    4: only([1, 6, 7, 9], 'vesting-period'),
    5: only([1, 9], 'vesting-period'),
  },
  bpd: {
    1: only([7, 9], 'vesting-period', 'below-full-benefit'),
    4: only([1, 6, 7, 9], 'vesting-period', 'below-full-benefit'),
  },
  autopatrocinio: {
    1: [...only([7, 9]), ...only([1], 'partial-loss-of-pay')],
    5: only([1], 'deferred-may-return'),
  },
  'alteracao-renda': { 2: only([2]), 3: only([2]) },
  'report-income': {
    1: only([1, 3, 4, 6, 7, 8, 9]),
    2: only([2, 4, 6]),
    3: only([2, 4, 6]),
    4: only([1, 3, 4, 6, 7, 8, 9]),
    5: only([1, 3, 4, 8, 9]),
  },
  contracheque: { 2: only([2, 4, 6]), 3: only([2, 4, 6]) },
  'suspend-benefit': { 2: only([2, 6]), 3: only([2, 6]) },
  'exemption-65': {
    2: only([2], 'age-65', 'progressive-regime'),
    3: only([2], 'age-65', 'progressive-regime'),
  },
  emprestimos: {
    1: only([1], 'loans-for-category'),
    2: only([2], 'loans-for-category'),
    3: only([2], 'loans-for-category'),
    4: only([1], 'loans-for-category'),
    5: only([1], 'loans-for-category'),
  },
  'simulador-regime-tributacao': {
    1: [whileOpen],
    2: only([2]),
    3: only([2, 3]),
    4: [whileOpen],
    5: [whileOpenDeferred],
  },
  requests: forEveryone,
  atas: forEveryone,
  fornecedores: forEveryone,
  'convidar-participante': {
    1: only([1, 6], 'boleto-plan'),
    2: only([2], 'boleto-plan'),
    4: only([1], 'boleto-plan'),
    5: only([1], 'boleto-plan'),
  },
}

/** The cell of a service for a category and situation; undefined when they have no access. */
export function matrixCell(
  slug: ServiceSlug,
  category: CategoryId,
  situation: SituationId,
): EligibilityCell | undefined {
  return eligibilityMatrix[slug][category]?.find((cell) => cell.situations.includes(situation))
}
