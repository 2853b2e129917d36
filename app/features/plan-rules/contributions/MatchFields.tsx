import { CheckboxField } from '@portal/design-system/CheckboxField'
import { NumberInput } from '#app/forms/NumberInput.tsx'
import type { RuleFormApi } from '../rule-values.ts'
import { matchText as text } from './match.text.ts'

/** The sponsor's match: none, or a share of the basic contribution, optionally capped at a percentage. */
export function MatchFields({ form }: { form: RuleFormApi }) {
  return (
    <form.Subscribe selector={({ values }) => Boolean(values.regras['match'])}>
      {(hasMatch) => <WithOrWithout form={form} hasMatch={hasMatch} />}
    </form.Subscribe>
  )
}

function WithOrWithout({ form, hasMatch }: { form: RuleFormApi; hasMatch: boolean }) {
  const percent = { decimals: 2, unit: '%' }
  return (
    <>
      <CheckboxField
        label={text.matches}
        isSelected={hasMatch}
        onChange={(isSelected) =>
          form.setFieldValue('regras.match', isSelected ? { rate: 100, ceilingPercent: null } : null)
        }
      />
      {hasMatch && (
        <>
          <form.AppField name="regras.match.rate">
            {() => <NumberInput label={text.rate} {...percent} isRequired />}
          </form.AppField>
          <form.AppField name="regras.match.ceilingPercent">
            {() => <NumberInput label={text.ceiling} description={text.ceilingHelp} {...percent} />}
          </form.AppField>
        </>
      )}
    </>
  )
}
