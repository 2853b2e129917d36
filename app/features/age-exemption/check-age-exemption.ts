import { ageExemptionSentences, sourceSentences } from '#contract/age-exemption.text.ts'
import { type AgeExemptionOnWire, LONGEST_SOURCE, MOST_SOURCES } from '#contract/age-exemption.ts'
import { type AgeExemptionProblem, checkAgeExemptionRequest } from '#domain/taxes/age-exemption.ts'
import type { AgeExemptionValues } from './age-exemption.schema.ts'
import { sourcesOf } from './age-exemption-input.ts'

type Fields = Partial<Record<keyof AgeExemptionValues, string>>

const PATHS: Readonly<Record<AgeExemptionProblem['field'], keyof AgeExemptionValues>> = {
  isDeclared: 'declaracao',
  usedElsewhere: 'outraFonte',
  otherSources: 'fontes',
  startMonth: 'mesInicio',
  identityDocument: 'outraFonte',
  birthDate: 'outraFonte',
}

/** The domain's rule as messages under the form's fields; undefined when the values can be sent. */
export function checkAgeExemption(
  { outraFonte, fontes, mesInicio, declaracao }: AgeExemptionValues,
  { dataNascimento, primeiroMes, vigente, proxima }: AgeExemptionOnWire,
): { fields: Fields } | undefined {
  const otherSources = outraFonte === 'S' ? sourcesOf(fontes) : []
  const outcome = checkAgeExemptionRequest(
    {
      isDeclared: declaracao,
      usedElsewhere: outraFonte === null ? null : outraFonte === 'S',
      otherSources,
      startMonth: mesInicio,
      hasIdentityDocument: true,
    },
    {
      birthDate: dataNascimento,
      firstOpenMonth: primeiroMes,
      appliesHere: (proxima ?? vigente).aplicadaAqui,
    },
  )
  const problems = outcome.ok ? [] : outcome.problems
  const fields: Fields = {
    ...tooLong(otherSources),
    ...Object.fromEntries(problems.map(({ field, code }) => [PATHS[field], ageExemptionSentences[code]])),
  }
  return Object.keys(fields).length === 0 ? undefined : { fields }
}

function tooLong(sources: readonly string[]): Fields {
  if (sources.length > MOST_SOURCES) return { fontes: sourceSentences.tooMany(MOST_SOURCES) }
  return sources.some(({ length }) => length > LONGEST_SOURCE)
    ? { fontes: sourceSentences.tooLong(LONGEST_SOURCE) }
    : {}
}
