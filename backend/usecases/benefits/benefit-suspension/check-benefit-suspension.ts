import { benefitSuspensionSentences as sentences } from '#contract/benefits/benefit-suspension.text.ts'
import type { BenefitSuspensionData, BenefitSuspensionValues } from '#contract/benefits/benefit-suspension.ts'
import { checkBenefitSuspensionValues, STANDING } from '#contract/benefits/benefit-suspension-check.ts'
import { currentIncome } from '#contract/benefits/income-change-check.ts'
import { yesNoOf } from '#contract/yes-no.ts'
import type { Outcome } from '#domain/outcome.ts'
import { monthsOnWire } from '../../contributions/suspensions/suspension-wire.ts'
import type { FilingProblem, KindContext } from '../../request-engine/define-request-kind.ts'
import { readIncomeFigures } from '../income-change/income-figures.ts'
import { readBenefitSuspensions } from './suspension-facts.ts'

/** Checks a suspension of the benefit with the plan's rule: what a request keeps. */
export async function checkBenefitSuspensionRequest(
  { database, row, today }: KindContext,
  input: BenefitSuspensionValues,
): Promise<Outcome<BenefitSuspensionData, FilingProblem>> {
  const { benefit, rules, month, suspendedBy, loan } = await readBenefitSuspensions(database, row, today)
  if (benefit === null || benefit.income.incomeType === 'single')
    return { ok: false, problems: [{ refusal: sentences.noBenefit }] }
  const outcome = checkBenefitSuspensionValues(
    input,
    { incomeType: benefit.income.incomeType, suspendedBy, from: month, hasLoans: loan !== null },
    rules,
  )
  if (!outcome.ok)
    return {
      ok: false,
      problems: outcome.problems.map(({ field, sentence }) =>
        field === STANDING ? { refusal: sentence } : { field, sentence },
      ),
    }
  const { onWire } = await readIncomeFigures(database, row, today, () => month)
  return {
    ok: true,
    result: {
      meses: input.meses ?? 0,
      ...monthsOnWire(outcome.result),
      bruto: currentIncome(onWire)?.paid.gross ?? null,
      emprestimo: yesNoOf(loan !== null),
    },
  }
}
