import { RadioGroup } from '@portal/design-system/RadioGroup'
import { useFieldProps } from '#app/forms/field-state.ts'

type QuestionFieldProps = { label: string; options: readonly { id: string; texto: string }[] }

/** One question of the questionnaire, of the current form field. */
export function QuestionField({ label, options }: QuestionFieldProps) {
  return (
    <RadioGroup<string>
      {...useFieldProps<string | null>()}
      label={label}
      isRequired
      options={options.map(({ id, texto }) => ({ value: id, label: texto }))}
    />
  )
}
