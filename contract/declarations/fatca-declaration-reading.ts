import { countryName } from '../country-names.ts'
import { defineReading } from '../readings/define-reading.ts'
import { countries, cpf, text, textIfGiven, under, yesNo } from '../readings/reading-line.ts'
import { noTaxNumberNames } from './declarations.text.ts'
import type { FatcaData } from './declarations.ts'

const TAX_NUMBER = 'Número fiscal (NIF)'

const taxResidence = defineReading<FatcaData['residenciasFiscais'][number]>({
  pais: { hidden: 'is the heading of the residence' },
  nif: (taxNumber, { pais }) => {
    if (taxNumber === '') return []
    // In Brazil the tax number is the CPF.
    return pais === 'BR' ? cpf('CPF', taxNumber) : text(TAX_NUMBER, taxNumber)
  },
  motivoSemNif: (reason) =>
    reason === null ? [] : text('Motivo de não ter o número', noTaxNumberNames[reason]),
  explicacao: (explanation) => textIfGiven('Explicação', explanation),
})

/** A declaration for FATCA and CRS: birth, nationality and tax residences. */
export const fatcaDeclarationReading = defineReading<FatcaData>({
  cidadeNascimento: (city) => text('Cidade onde nasceu', city),
  paisNascimento: (country) => countries('País onde nasceu', [country]),
  nacionalidades: (codes) => countries('Nacionalidade', codes),
  pessoaEstadosUnidos: (answer) => yesNo('Você é cidadão ou residente fiscal dos EUA?', answer),
  explicacaoIndicios: (explanation) =>
    textIfGiven('Por que você não é cidadão nem residente fiscal dos EUA', explanation),
  residenciasFiscais: (residences) =>
    residences.flatMap((residence) =>
      under(`Residência fiscal: ${countryName(residence.pais)}`, taxResidence(residence)),
    ),
})
