import { DescriptionList } from '@portal/design-system/DescriptionList'
import type { MonthlyAmounts, PercentageChoice } from './contribution-preview.ts'
import type { PercentageRules } from './contribution-rules.ts'
import { explanation, note } from './contributions.css.ts'
import { contributionsText } from './contributions.text.ts'
import { formulaLines } from './formula-lines.ts'

type FormulaExplanationProps = { choice: PercentageChoice; rules: PercentageRules; amounts: MonthlyAmounts }

/** The way to each amount with the person's own figures. */
export function FormulaExplanation(props: FormulaExplanationProps) {
  return (
    <div className={explanation}>
      <DescriptionList
        items={formulaLines(props).map(({ id, term, figures }) => ({
          id,
          term,
          description: figures,
          isNumeric: true,
        }))}
      />
      <p className={note}>{contributionsText.formula.rounding}</p>
    </div>
  )
}
