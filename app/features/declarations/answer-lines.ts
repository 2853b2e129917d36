import { formatDate } from '#app/format/dates.ts'
import { answersText } from '#app/forms/answers.text.ts'
import { countryName } from '#contract/country-names.ts'
import { kinshipNames, noTaxNumberNames, pepRelationNames } from '#contract/declarations.text.ts'
import type { FatcaData, PepData, ResidenceData } from '#contract/declarations.ts'
import { formatCpf } from '#domain/cpf.ts'
import { declarationsText } from './declarations.text.ts'

const { pep, fatca, residence } = declarationsText
const { yes, no } = answersText

/** An answer of a declaration, in words. */
export type AnswerLine = { id: string; term: string; description: string }

/** What a declaration about political exposure says, without what is empty. */
export function pepLines({ exposicao }: PepData): AnswerLine[] {
  if (!exposicao) return [line('ppe', pep.question, no)]
  const { relacao, nome, cpf, grauParentesco, cargo, orgao, pais, inicio, fim } = exposicao
  return filled([
    line('ppe', pep.question, yes),
    line('relacao', pep.relation, pepRelationNames[relacao]),
    line('nome', pep.name, nome),
    line('cpf', pep.cpf, cpf && formatCpf(cpf)),
    line('grauParentesco', pep.kinship, grauParentesco ? (kinshipNames[grauParentesco] ?? '') : ''),
    line('cargo', pep.post, cargo),
    line('orgao', pep.body, orgao),
    line('pais', pep.country, countryName(pais)),
    line('inicio', pep.started, formatDate(inicio)),
    line('fim', pep.ended, fim ? formatDate(fim) : pep.inOffice),
  ])
}

/** What a declaration for FATCA and CRS says, without what is empty. */
export function fatcaLines(data: FatcaData): AnswerLine[] {
  return filled([
    line('cidadeNascimento', fatca.birthCity, data.cidadeNascimento),
    line('paisNascimento', fatca.birthCountry, countryName(data.paisNascimento)),
    line('nacionalidade', fatca.nationality, data.nacionalidades.map(countryName).join(' e ')),
    line('pessoaEstadosUnidos', fatca.usPerson, data.pessoaEstadosUnidos === 'S' ? yes : no),
    line('explicacaoIndicios', fatca.indiciaExplanation, data.explicacaoIndicios ?? ''),
    ...data.residenciasFiscais.map(({ pais, nif, motivoSemNif, explicacao }, index) =>
      line(
        `residencia-${index}`,
        `${fatca.residencesTitle}: ${countryName(pais)}`,
        motivoSemNif ? [noTaxNumberNames[motivoSemNif], explicacao].filter(Boolean).join(': ') : nif,
      ),
    ),
  ])
}

/** What a declaration about living abroad says, without what is empty. */
export function residenceLines({ residencia }: ResidenceData): AnswerLine[] {
  if (!residencia) return [line('residente_exterior', residence.question, no)]
  const { pais, codigoPostal, nif, complemento, comprovanteEmitidoEm } = residencia
  return filled([
    line('residente_exterior', residence.question, yes),
    line('pais', residence.country, countryName(pais)),
    line('codigoPostal', residence.postalCode, codigoPostal),
    line('nif', residence.taxNumber, nif),
    line('complemento', residence.complementName, complemento),
    line(
      'comprovanteEmitidoEm',
      residence.issued,
      comprovanteEmitidoEm ? formatDate(comprovanteEmitidoEm) : '',
    ),
  ])
}

/** A declaration in a word or two, for the list of all. */
export const summaries = {
  pep: ({ exposicao }: PepData) => (exposicao ? pep.exposed(exposicao.cargo) : pep.notExposed),
  fatca: ({ residenciasFiscais }: FatcaData) =>
    residenciasFiscais.map(({ pais }) => countryName(pais)).join(', '),
  residence: ({ residencia }: ResidenceData) =>
    residencia ? residence.livesIn(countryName(residencia.pais)) : residence.livesInBrazil,
} as const

const line = (id: string, term: string, description: string): AnswerLine => ({ id, term, description })

const filled = (lines: readonly AnswerLine[]) => lines.filter(({ description }) => description !== '')
