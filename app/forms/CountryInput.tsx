import { type CountryCode, countryCodes, countryNames } from '#contract/country-names.ts'
import { ComboBoxInput } from './ComboBoxInput.tsx'

const everywhere = countryCodes.map((id) => ({ id, label: countryNames[id] }))
const abroad = everywhere.filter(({ id }) => id !== 'BR')

type CountryInputProps = {
  label: string
  description?: string
  isRequired?: boolean
  /** Without Brazil. */
  isAbroad?: boolean
}

/** A country of the current form field, by its code. */
export function CountryInput({ isAbroad = false, ...props }: CountryInputProps) {
  return <ComboBoxInput<CountryCode> {...props} options={isAbroad ? abroad : everywhere} />
}
