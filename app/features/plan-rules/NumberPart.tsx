import type { NumberFieldProps } from '@portal/design-system/NumberField'
import { NumberInput } from '#app/forms/NumberInput.tsx'
import type { RuleFormApi } from './use-rule-form.ts'

type NumberPartProps = Pick<NumberFieldProps, 'decimals' | 'unit'> & {
  form: RuleFormApi
  /** Part of the rule, as its schema names it. */
  part: string
  label: string
  description?: string
  isOptional?: boolean
}

/** One number of a rule. */
export function NumberPart({ form, part, isOptional = false, ...field }: NumberPartProps) {
  return (
    <form.AppField name={`regras.${part}`}>
      {() => <NumberInput {...field} isRequired={!isOptional} />}
    </form.AppField>
  )
}
