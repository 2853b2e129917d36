import { CheckboxField } from '@portal/design-system/CheckboxField'
import { NumberPart } from '../NumberPart.tsx'
import type { RuleFormApi } from '../use-rule-form.ts'
import { contributionManagementText } from './contribution-management.text.ts'

/** The sponsor's match: none, or a share of the basic contribution, optionally capped at a percentage. */
export function MatchFields({ form }: { form: RuleFormApi }) {
  return (
    <form.Subscribe selector={({ values }) => Boolean(values.regras['match'])}>
      {(hasMatch) => <WithOrWithout form={form} hasMatch={hasMatch} />}
    </form.Subscribe>
  )
}

function WithOrWithout({ form, hasMatch }: { form: RuleFormApi; hasMatch: boolean }) {
  return (
    <>
      <CheckboxField
        label={contributionManagementText.matches}
        isSelected={hasMatch}
        onChange={(isSelected) =>
          form.setFieldValue('regras.match', isSelected ? { rate: 100, ceilingPercent: null } : null)
        }
      />
      {hasMatch && (
        <>
          <NumberPart
            form={form}
            part="match.rate"
            label={contributionManagementText.rate}
            decimals={2}
            unit="%"
          />
          <NumberPart
            form={form}
            part="match.ceilingPercent"
            label={contributionManagementText.ceiling}
            description={contributionManagementText.ceilingHelp}
            decimals={2}
            unit="%"
            isOptional
          />
        </>
      )}
    </>
  )
}
