import type { SuspensionOnWire } from '#contract/suspensions.ts'

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
