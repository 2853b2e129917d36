import { suspensionSentence } from '#contract/suspensions.text.ts'
import type { SuspensionOnWire } from '#contract/suspensions.ts'
import type { SuspensionValues } from './suspensions.schema.ts'

type Fields = Partial<Record<keyof SuspensionValues, string>>

/** What is missing or too long, as messages under the form's fields; undefined when the values can be sent. */
export function checkMonths(
  { meses, cienteRisco }: SuspensionValues,
  { regras, mesesPermitidos }: Pick<SuspensionOnWire, 'regras' | 'mesesPermitidos'>,
): { fields: Fields } | undefined {
  const fields: Fields = {}
  if (meses === null) fields.meses = suspensionSentence({ field: 'months', code: 'months-required' })
  else if (meses > mesesPermitidos)
    fields.meses = suspensionSentence({ field: 'months', code: 'window-exceeded', allowed: mesesPermitidos })
  if (regras.coberturaRisco && !cienteRisco)
    fields.cienteRisco = suspensionSentence({ field: 'acceptsRiskWarning', code: 'confirmation-required' })
  return Object.keys(fields).length === 0 ? undefined : { fields }
}

/** Lengths that may be chosen, months. */
export function monthOptions({
  regras,
  mesesPermitidos,
}: Pick<SuspensionOnWire, 'regras' | 'mesesPermitidos'>): number[] {
  const { minimoMeses } = regras
  return Array.from(
    { length: Math.max(0, mesesPermitidos - minimoMeses + 1) },
    (_, index) => minimoMeses + index,
  )
}
