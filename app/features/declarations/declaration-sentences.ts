import { countryName } from '#contract/country-names.ts'
import type {
  DeclarationStateOnWire,
  FatcaData,
  PepData,
  ResidenceData,
} from '#contract/declarations/declarations.ts'
import { dateText } from '#contract/value-text.ts'
import { declarationsText } from './declarations.text.ts'

/** Where the newest declaration stands, and what to do about it. */
export function stateSentence({ codigo, validaAte }: DeclarationStateOnWire): string {
  const day = validaAte ? dateText(validaAte) : null
  switch (codigo) {
    case 'sem-declaracao':
      return 'Você ainda não fez esta declaração. Preencha abaixo.'
    case 'vencida':
      return `Sua última declaração valeu até ${day}. Faça uma nova abaixo.`
    case 'vence-em-breve':
      return `Sua declaração vale até ${day}. Você já pode fazer a próxima.`
    case 'valida':
      return day
        ? `Sua declaração vale até ${day}. Se algo mudar antes, faça outra.`
        : 'Sua declaração vale até que a situação mude. Se mudar, faça outra em até 30 dias.'
  }
}

/** Until when a declaration is good, in a cell. */
export function validitySentence(validUntil: string | null): string {
  return validUntil ? `Até ${dateText(validUntil)}` : declarationsText.history.untilChange
}

/** How old a proof of residence may be. */
export function proofAgeSentence(days: number, notBefore: string): string {
  return `No máximo ${days} dias: a partir de ${dateText(notBefore)}.`
}

const { pep, residence } = declarationsText

/** A declaration in a word or two, for the list of all. */
export const summaries = {
  pep: ({ exposicao }: Pick<PepData, 'exposicao'>) =>
    exposicao ? pep.exposed(exposicao.cargo) : pep.notExposed,
  fatca: ({ residenciasFiscais }: Pick<FatcaData, 'residenciasFiscais'>) =>
    residenciasFiscais.map(({ pais }) => countryName(pais)).join(', '),
  residence: ({ residencia }: Pick<ResidenceData, 'residencia'>) =>
    residencia ? residence.livesIn(countryName(residencia.pais)) : residence.livesInBrazil,
} as const
