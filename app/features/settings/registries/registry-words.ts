import type { Scalar } from './registries.schema.ts'
import { registriesText } from './registries.text.ts'

/** How the history of a record says its plan; 0: every plan. */
export function planInWords(value: Scalar): string {
  return value === 0 ? registriesText.allPlans : registriesText.planNumber(String(value))
}

/** How it says a choice that is stored by its number from 1. */
export function numberedIn(names: readonly string[]) {
  return (value: Scalar): string => names[Number(value) - 1] ?? String(value)
}
