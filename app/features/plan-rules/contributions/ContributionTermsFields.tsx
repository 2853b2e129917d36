import { contributionTermsRule as rule } from '#contract/contributions/contribution-terms-rule.ts'
import { RuleFields } from '../RuleFields.tsx'
import type { RuleFormApi } from '../rule-values.ts'
import { MatchFields } from './MatchFields.tsx'

const percentages = ['unit', 'factor', 'basicMax', 'basicStep', 'supplementaryMax', 'supplementaryStep']
const calendar = ['changeLimit', 'lastFilingDay', 'dueDay', 'lastIssueDay']

/** The parts of a plan's contribution terms; whether it takes percentages or amounts is the plan's own kind and stays. */
export function ContributionTermsFields({ form }: { form: RuleFormApi }) {
  return (
    <>
      <form.Subscribe selector={({ values }) => values.regras['basis'] === 'amount'}>
        {(takesAmounts) =>
          takesAmounts ? (
            <RuleFields form={form} rule={rule} parts={['minimumVoluntary']} />
          ) : (
            <>
              <RuleFields form={form} rule={rule} parts={percentages} />
              <MatchFields form={form} />
            </>
          )
        }
      </form.Subscribe>
      <RuleFields form={form} rule={rule} parts={calendar} />
    </>
  )
}
