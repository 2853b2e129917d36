import { countryName } from '#contract/country-names.ts'
import type { ResidenceTaxesOnWire } from '#contract/declarations/declarations.ts'
import { competenceText, dateText, percentText, reaisText } from '#contract/value-text.ts'
import { declarationsText } from './declarations.text.ts'

const { taxes: text } = declarationsText.residence

/** A payment, and what is withheld from it today and after the next declaration. */
export type ResidenceTaxLine = { id: string; term: string; today: string; after: string }

/** Where the person lives by what they said last, and since when it counts. */
export function residenceSentence({ residente_exterior, pais, desde }: ResidenceTaxesOnWire): string {
  if (residente_exterior === 'N') return text.livesInBrazil
  return `Você mora fora do Brasil (${countryName(pais)})${desde ? `, e o imposto é este desde ${dateText(desde)}` : ''}.`
}

/** Column headings: today's residence, and the opposite one, which applies from the day of the next declaration. */
export function residenceColumns({ residente_exterior }: ResidenceTaxesOnWire) {
  return residente_exterior === 'N'
    ? { today: text.todayInBrazil, after: text.ifAbroad }
    : { today: text.todayAbroad, after: text.ifBack }
}

export function residenceTaxLines(taxes: ResidenceTaxesOnWire): ResidenceTaxLine[] {
  const { regime, beneficioNoExterior, resgate, ultimoPagamento } = taxes
  const table = regime === 'progressivo' ? text.progressive : text.regressive
  const lines = [
    {
      id: 'benefits',
      term: text.benefits,
      noBrasil: table,
      noExterior: beneficioNoExterior === null ? table : text.fixed(percentText(beneficioNoExterior)),
    },
    {
      id: 'redemptions',
      term: text.redemptions,
      noBrasil: resgate.noBrasil === null ? table : text.settled(percentText(resgate.noBrasil)),
      noExterior: resgate.noExterior === null ? table : text.final(percentText(resgate.noExterior)),
    },
    ultimoPagamento && {
      id: 'newest',
      term: text.newest(competenceText(ultimoPagamento.competencia)),
      noBrasil: reaisText(ultimoPagamento.noBrasil),
      noExterior: reaisText(ultimoPagamento.noExterior),
    },
  ]
  const isAbroad = taxes.residente_exterior === 'S'
  return lines
    .filter((line) => line !== null)
    .map(({ noBrasil, noExterior, ...line }) => ({
      ...line,
      today: isAbroad ? noExterior : noBrasil,
      after: isAbroad ? noBrasil : noExterior,
    }))
}
