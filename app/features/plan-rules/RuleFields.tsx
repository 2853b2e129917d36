import { CheckboxInput } from '#app/forms/CheckboxInput.tsx'
import { ChoicesInput } from '#app/forms/ChoicesInput.tsx'
import { DateInput } from '#app/forms/DateInput.tsx'
import { DecimalInput } from '#app/forms/DecimalInput.tsx'
import { MoneyInput } from '#app/forms/MoneyInput.tsx'
import { NumberInput } from '#app/forms/NumberInput.tsx'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { TextInput } from '#app/forms/TextInput.tsx'
import type { AnyRuleDefinition, FilledField, RuleField } from '#contract/rules/define-rule.ts'
import { words } from '#contract/rules/rule-words.ts'
import { planRulesText } from './plan-rules.text.ts'
import type { RuleFormApi } from './rule-values.ts'

type RuleFieldsProps = {
  form: RuleFormApi
  rule: Pick<AnyRuleDefinition, 'fields'>
  /** In this order; by default all, as the rule has them. */
  parts?: readonly string[] | undefined
}

/** Parts of a rule, each as the rule says that it is filled in. */
export function RuleFields({ form, rule: { fields }, parts = Object.keys(fields) }: RuleFieldsProps) {
  return parts.map((part) => {
    const field = fields[part]
    return isFilled(field) && <PartField key={part} form={form} path={`regras.${part}`} field={field} />
  })
}

/** Whether a part says how it is filled in. */
function isFilled(field: RuleField<never> | undefined): field is FilledField {
  return field?.input !== undefined
}

/** Names of the parts of parts, by their paths below the rule. */
export function nestedLabels({ fields }: Pick<AnyRuleDefinition, 'fields'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([part, { input }]) =>
      input?.as === 'parts'
        ? Object.entries(input.parts).map(([name, { label }]) => [`${part}.${name}`, label])
        : [],
    ),
  )
}

type PartFieldProps = { form: RuleFormApi; path: `regras.${string}`; field: FilledField }

function PartField({ form, path, field }: PartFieldProps) {
  const { input } = field
  if (input.as === 'parts')
    return Object.entries(input.parts).map(([name, nested]) => (
      <PartField key={name} form={form} path={`${path}.${name}`} field={nested} />
    ))
  return <form.AppField name={path}>{() => <PartInput {...field} />}</form.AppField>
}

const monthsOfYear = () =>
  Array.from({ length: 12 }, (_, at) => ({ id: at + 1, label: words.monthName(at + 1) }))

function PartInput({ label, help, input }: Pick<FilledField, 'label' | 'help' | 'input'>) {
  const named = { label, description: help }
  switch (input.as) {
    case 'number':
      return (
        <NumberInput
          {...named}
          isRequired={!input.isOptional}
          {...(input.unit !== undefined && { unit: input.unit })}
          {...(input.decimals !== undefined && { decimals: input.decimals })}
        />
      )
    case 'money':
      return <MoneyInput {...named} isRequired />
    case 'decimal':
      return <DecimalInput {...named} isRequired />
    case 'date':
      return <DateInput {...named} isRequired />
    case 'text':
      return <TextInput {...named} maxLength={input.maxLength} autoComplete="off" />
    case 'yes-no':
      return <CheckboxInput {...named} />
    case 'choice':
      return <SelectInput {...named} options={input.options} isRequired />
    case 'choices':
      return <ChoicesInput label={label} options={input.options} />
    case 'month-of-year':
      return (
        <SelectInput<number>
          {...named}
          placeholder={planRulesText.month}
          options={monthsOfYear()}
          isRequired
        />
      )
    case 'months-of-year':
      return <ChoicesInput label={label} options={monthsOfYear()} />
    case 'parts':
      return null
  }
}
