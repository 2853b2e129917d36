import { plannedMonths } from '#app/features/request-engine/suspension-months.ts'
import type {
  BenefitSuspensionData,
  BenefitSuspensionOnWire,
  BenefitSuspensionValues,
} from '#contract/benefits/benefit-suspension.ts'
import { checkBenefitSuspensionValues } from '#contract/benefits/benefit-suspension-check.ts'
import { incomeWords } from '#contract/benefits/wire-words.ts'
import { yesNoOf } from '#contract/yes-no.ts'

/** The check of the contract, on what the page reads: what stands still is asked beside it. */
export function checkSuspension(
  values: BenefitSuspensionValues,
  { renda, regras, mesEfeito, parcela }: BenefitSuspensionOnWire,
) {
  return checkBenefitSuspensionValues(
    values,
    {
      incomeType: incomeWords.fromWire(renda?.tipo ?? 'vitalicia'),
      suspendedBy: null,
      from: mesEfeito,
      hasLoans: parcela > 0,
    },
    { suspension: { minimumMonths: regras.minimoMeses, maximumMonths: regras.maximoMeses } },
  )
}

export function suspensionToCome(
  { meses }: BenefitSuspensionValues,
  { renda, mesEfeito, parcela }: Pick<BenefitSuspensionOnWire, 'renda' | 'mesEfeito' | 'parcela'>,
): BenefitSuspensionData | null {
  if (meses === null || renda === null) return null
  return {
    meses,
    ...plannedMonths(mesEfeito, meses),
    bruto: renda.bruto,
    emprestimo: yesNoOf(parcela > 0),
  }
}
