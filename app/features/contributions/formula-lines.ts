import { exactReaisText } from '#app/format/money.ts'
import type { PercentageValues } from '#contract/contributions/contributions.ts'
import { percentText, reaisText } from '#contract/value-text.ts'
import { formulaBases, type MonthlyAmounts } from './contribution-preview.ts'
import { contributionsText } from './contributions.text.ts'
import type { PercentageRules } from './percentage-input.ts'

const { formula } = contributionsText

/** One line of the explanation: what is computed, and with which figures. */
export type FormulaLine = { id: string; term: string; figures: string }

type FormulaInput = { choice: PercentageValues; rules: PercentageRules; amounts: MonthlyAmounts }

/** The way to each amount, line by line, with the person's own figures. Intermediate results keep all their decimals. */
export function formulaLines({ choice, rules, amounts }: FormulaInput): FormulaLine[] {
  const { salary, parameters } = rules
  const { adjustedPay, aboveUnit } = formulaBases(rules)
  const pay = exactReaisText(adjustedPay)
  const above = exactReaisText(aboveUnit)
  const factor = parameters.factor.replace('.', ',')
  const lines: FormulaLine[] = [
    { id: 'pay', term: formula.pay, figures: reaisText(salary ?? 0) },
    { id: 'adjusted', term: formula.adjusted, figures: `${reaisText(salary ?? 0)} × ${factor} = ${pay}` },
    { id: 'above', term: formula.above, figures: `${pay} − ${reaisText(parameters.unit)} = ${above}` },
    {
      id: 'basic',
      term: formula.basic,
      figures: formula.percentOf(percentText(choice.percentualBasica), above, reaisText(amounts.basica)),
    },
    {
      id: 'supplementary',
      term: formula.supplementary,
      figures: formula.percentOf(
        percentText(choice.percentualSuplementar),
        pay,
        reaisText(amounts.suplementar),
      ),
    },
  ]
  return [...lines.filter(({ id }) => id !== 'above' || aboveUnit > 0), ...employerLine(rules, amounts)]
}

function employerLine(
  { parameters: { match } }: PercentageRules,
  { patrocinadora }: MonthlyAmounts,
): FormulaLine[] {
  if (match === null) return []
  const rate = percentText(match.rate)
  const share =
    match.ceilingPercent === null
      ? formula.share(rate)
      : formula.shareUpTo(rate, percentText(match.ceilingPercent))
  return [
    {
      id: 'employer',
      term: formula.employer,
      figures: `${share} = ${reaisText(patrocinadora)}`,
    },
  ]
}
