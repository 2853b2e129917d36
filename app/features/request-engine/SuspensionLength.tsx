import { Text } from '@portal/design-system/Text'
import { SelectInput } from '#app/forms/SelectInput.tsx'
import { monthsText } from '#contract/value-text.ts'
import { suspensionWords as words } from './suspension.text.ts'

type SuspensionLengthProps = { label: string; description: string; options: readonly number[] }

/** The current form field as a number of months without anything. */
export function SuspensionLength({ label, description, options }: SuspensionLengthProps) {
  return (
    <SelectInput<number>
      label={label}
      description={description}
      placeholder={words.choose}
      options={options.map((id) => ({ id, label: monthsText(id) }))}
    />
  )
}

/** Limits the plan sets, below the field. */
export function SuspensionLimits({ sentences }: { sentences: readonly string[] }) {
  return sentences.map((sentence) => (
    <Text key={sentence} variant="small" tone="muted">
      {sentence}
    </Text>
  ))
}
