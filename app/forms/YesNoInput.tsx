import type { YesNo } from '#contract/yes-no.ts'
import { answersText } from './answers.text.ts'
import { RadioCardsInput } from './RadioCardsInput.tsx'

const options = [
  { id: 'S', label: answersText.yes },
  { id: 'N', label: answersText.no },
] as const

/** A yes or no of the current form field; null while it is not answered. */
export function YesNoInput({ label, description }: { label: string; description?: string }) {
  return <RadioCardsInput<YesNo> label={label} description={description} isRequired options={options} />
}
