import { useStore } from '@tanstack/react-form'
import { CheckboxField } from '#design-system/CheckboxField/CheckboxField.tsx'
import type { RuleFormApi } from '../use-rule-form.ts'
import { contributionManagementText } from './contribution-management.text.ts'
import { NumberPart } from './NumberPart.tsx'

/** What the sponsor adds: nothing, or a share of the basic contribution, perhaps up to a percentage. */
export function MatchFields({ form }: { form: RuleFormApi }) {
  const match = useStore(form.store, ({ values }) => values.regras['match'])
  const hasMatch = match !== null && match !== undefined
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
