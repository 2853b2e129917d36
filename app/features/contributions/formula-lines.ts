import { formatReais, formatReaisExact } from '#app/format/money.ts'
import { formatPercent } from '#app/format/percent.ts'
import type { PercentageValues } from '#contract/contributions/contributions.ts'
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
  const pay = formatReaisExact(adjustedPay)
  const above = formatReaisExact(aboveUnit)
  const factor = parameters.factor.replace('.', ',')
  const lines: FormulaLine[] = [
    { id: 'pay', term: formula.pay, figures: formatReais(salary ?? 0) },
    { id: 'adjusted', term: formula.adjusted, figures: `${formatReais(salary ?? 0)} × ${factor} = ${pay}` },
    { id: 'above', term: formula.above, figures: `${pay} − ${formatReais(parameters.unit)} = ${above}` },
    {
      id: 'basic',
      term: formula.basic,
      figures: formula.percentOf(formatPercent(choice.percentualBasica), above, formatReais(amounts.basica)),
    },
    {
      id: 'supplementary',
      term: formula.supplementary,
      figures: formula.percentOf(
        formatPercent(choice.percentualSuplementar),
        pay,
        formatReais(amounts.suplementar),
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
  const rate = formatPercent(match.rate)
  const share =
    match.ceilingPercent === null
      ? formula.share(rate)
      : formula.shareUpTo(rate, formatPercent(match.ceilingPercent))
  return [
    {
      id: 'employer',
      term: formula.employer,
      figures: `${share} = ${formatReais(patrocinadora)}`,
    },
  ]
}
