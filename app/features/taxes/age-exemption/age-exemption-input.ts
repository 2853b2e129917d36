import type { Envelope } from '#app/features/request-engine/sent-request.ts'
import type {
  AgeExemptionData,
  AgeExemptionOnWire,
  AgeExemptionRequestOnWire,
} from '#contract/taxes/age-exemption.ts'
import type { AgeExemptionValues as CheckedValues } from '#contract/taxes/age-exemption-check.ts'
import type { Competence } from '#domain/calendar.ts'
import { type AgeExemptionClaimant, exemptionStartMonths } from '#domain/taxes/age-exemption.ts'
import type { AgeExemptionValues } from './age-exemption.schema.ts'

/** Names out of the one line in which they are written. */
export function sourcesOf(text: string): string[] {
  return text
    .split(/[,;]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** The form's values with the sources one by one. */
export function withSources({ fontes, ...values }: AgeExemptionValues): CheckedValues {
  return { ...values, fontes: sourcesOf(fontes) }
}

/** Whom the rule of the domain takes the request to be of. */
export function claimantOf({
  dataNascimento,
  primeiroMes,
  mesAtual,
  vigente,
  proxima,
}: AgeExemptionOnWire): AgeExemptionClaimant {
  return {
    birthDate: dataNascimento,
    firstOpenMonth: primeiroMes,
    currentMonth: mesAtual,
    appliesHere: (proxima ?? vigente).aplicadaAqui,
  }
}

/** Months in which a request may begin: a year back for who wants the slice here, from the next payment on for who gives it up. */
export function startMonths(
  { dataNascimento, primeiroMes, mesAtual }: Months,
  outraFonte: AgeExemptionValues['outraFonte'],
): Competence[] {
  const claimant = { birthDate: dataNascimento, firstOpenMonth: primeiroMes, currentMonth: mesAtual }
  return exemptionStartMonths(claimant, outraFonte === 'N')
}

type Months = Pick<AgeExemptionOnWire, 'dataNascimento' | 'primeiroMes' | 'mesAtual'>

/** Initial values: nothing chosen and the next payment or, when a returned request is corrected, the values it requested. */
export function firstAgeExemption(situation: Months, asked: AgeExemptionData | null): AgeExemptionValues {
  const months = startMonths(situation, asked?.outraFonte ?? null)
  const wanted = months.find((month) => month === asked?.mesInicio)
  return {
    outraFonte: asked?.outraFonte ?? null,
    fontes: asked?.fontes.join(', ') ?? '',
    mesInicio: wanted ?? months[0] ?? null,
    declaracao: false,
  }
}

/**
 * The form's values as they are sent: sources only where another one uses the slice.
 * @throws RangeError while an answer is missing, which the form does not let through.
 */
export function ageExemptionInput(
  { outraFonte, fontes, mesInicio, declaracao }: AgeExemptionValues,
  envelope: Envelope,
): AgeExemptionRequestOnWire {
  if (outraFonte === null || mesInicio === null) throw new RangeError('The form is not complete')
  return {
    outraFonte,
    fontes: outraFonte === 'S' ? sourcesOf(fontes) : [],
    mesInicio,
    declaracao,
    ...envelope,
  }
}

export function ageExemptionToCome(
  { outraFonte, fontes, mesInicio }: AgeExemptionValues,
  { parcelaMensal }: Pick<AgeExemptionOnWire, 'parcelaMensal'>,
): AgeExemptionData {
  return {
    outraFonte: outraFonte ?? 'N',
    fontes: outraFonte === 'S' ? sourcesOf(fontes) : [],
    mesInicio: mesInicio ?? '',
    parcelaMensal,
  }
}
