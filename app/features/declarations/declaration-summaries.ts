import { countryName } from '#contract/country-names.ts'
import type { FatcaData, PepData, ResidenceData } from '#contract/declarations.ts'
import { declarationsText } from './declarations.text.ts'

const { pep, residence } = declarationsText

/** A declaration in a word or two, for the list of all. */
export const summaries = {
  pep: ({ exposicao }: PepData) => (exposicao ? pep.exposed(exposicao.cargo) : pep.notExposed),
  fatca: ({ residenciasFiscais }: FatcaData) =>
    residenciasFiscais.map(({ pais }) => countryName(pais)).join(', '),
  residence: ({ residencia }: ResidenceData) =>
    residencia ? residence.livesIn(countryName(residencia.pais)) : residence.livesInBrazil,
} as const
