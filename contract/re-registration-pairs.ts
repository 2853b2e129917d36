import type { ReRegistrationGroup } from '#domain/re-registration/groups.ts'
import { fieldNames, kinshipNames, maritalNames } from './re-registration.text.ts'
import type { ReRegistrationData } from './re-registration.ts'
import { dataValueText } from './request-data.text.ts'

/** A field of a re-registration as it was on record and as it was sent, both in words; empty: nothing. */
export type ReRegistrationPair = {
  group: ReRegistrationGroup
  field: string
  label: string
  before: string
  after: string
}

/** Every field that was sent, in the order of the form; a proof is a file and no field. */
export function reRegistrationPairs({ grupos }: Pick<ReRegistrationData, 'grupos'>): ReRegistrationPair[] {
  return grupos.flatMap(({ grupo: group, anterior, atual }) =>
    Object.entries(atual)
      .filter(([field]) => field !== 'comprovante')
      .map(([field, value]) => ({
        group,
        field,
        label: fieldNames[group][field] ?? field,
        before: inWords(anterior?.[field]),
        after: inWords(value),
      })),
  )
}

const codes: Readonly<Record<string, string>> = {
  ...maritalNames,
  ...kinshipNames,
  S: dataValueText.yes,
  N: dataValueText.no,
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join('; ')
  if (typeof value === 'object' && value !== null) return Object.values(value).map(inWords).join(', ')
  if (typeof value !== 'string') return ''
  return codes[value] ?? value
}
