import type { IncomeTypeOnWire } from '#app/forms/groups/IncomeFields.tsx'
import { incomeWords } from '#contract/benefits/wire-words.ts'
import type { DeathBeneficiary, DeathLink } from '#contract/deaths/deaths.ts'
import type { PensionFacts } from '#contract/deaths/pensions-check.ts'

/** By what the pension of a beneficiary is worked out; `terms`: those of the plan. */
export function pensionFacts(
  { valor, renda }: DeathBeneficiary,
  terms: NonNullable<DeathLink['pensao']>,
): PensionFacts {
  return {
    part: valor,
    unitValue: terms.cota,
    realReturnPercent: terms.rendimentoReal,
    paidOn: terms.primeiroPagamento,
    ongoing: renda,
    rules: terms.regras,
  }
}

/** How the plan pays what is chosen; an income for life is not. */
export function pensionTypes({ regras }: NonNullable<DeathLink['pensao']>): IncomeTypeOnWire[] {
  return regras.incomeTypes.flatMap((type) => (type === 'lifetime' ? [] : [incomeWords.toWire(type)]))
}
