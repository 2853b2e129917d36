import { RadioCardsInput } from '#app/forms/RadioCardsInput.tsx'
import { declarationsText } from './declarations.text.ts'

const options = [
  { id: 'S', label: declarationsText.yes },
  { id: 'N', label: declarationsText.no },
] as const

/** A yes or no of the current form field; null while it is not answered. */
export function YesNoInput({ label, description }: { label: string; description?: string }) {
  return <RadioCardsInput<'S' | 'N'> label={label} description={description} isRequired options={options} />
}
