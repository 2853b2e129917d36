import { onlyDigits } from '#domain/cpf.ts'
import type { FatcaProblem } from '#domain/declarations/fatca.ts'
import { checkFatcaDeclaration } from '#domain/declarations/fatca.ts'
import type { Outcome } from '#domain/outcome.ts'
import { type Complaint, complaints } from '../complaints.ts'
import { isYes } from '../yes-no.ts'
import { fatcaSentence, ownCpfSentence } from './declarations.text.ts'
import type { FatcaData, FatcaValues } from './declarations.ts'

const fatcaFields: Readonly<Record<FatcaProblem['field'], string>> = {
  birthCity: 'cidadeNascimento',
  birthCountry: 'paisNascimento',
  nationalities: 'nacionalidade',
  isUsPerson: 'pessoaEstadosUnidos',
  residences: 'residenciasFiscais',
  country: 'pais',
  taxNumber: 'nif',
  explanation: 'explicacao',
  indiciaExplanation: 'explicacaoIndicios',
  isConfirmed: 'confirmacao',
}

/** Answers for FATCA and CRS under the rule of the domain: what is kept, or every complaint. What is about the list stands at its first country. */
export function checkFatcaValues(values: FatcaValues): Outcome<FatcaData, Complaint> {
  const data = fatcaDataOf(values)
  const outcome = checkFatcaDeclaration({
    birthCity: values.cidadeNascimento,
    birthCountry: values.paisNascimento,
    nationalities: data.nacionalidades,
    isUsPerson: isYes(values.pessoaEstadosUnidos),
    residences: data.residenciasFiscais.map((residence) => ({
      country: residence.pais,
      taxNumber: residence.nif,
      noNumberReason: residence.motivoSemNif,
      explanation: residence.explicacao,
    })),
    hasUsIndicia: values.indiciosEstadosUnidos,
    indiciaExplanation: values.explicacaoIndicios,
    isConfirmed: values.confirmacao,
  })
  if (outcome.ok) return { ok: true, result: data }
  return complaints(outcome.problems, (problem) => {
    const index = 'index' in problem ? problem.index : 0
    const country = values.residenciasFiscais[index]?.pais ?? ''
    const name = problem.field === 'residences' ? 'pais' : fatcaFields[problem.field]
    const isInList = 'index' in problem || problem.field === 'residences'
    return [isInList ? residencePath(index, name) : name, fatcaSentence(problem, country)]
  })
}

/** The same for the person with that CPF: the Brazilian tax number is their own. */
export function checkOwnFatcaValues(values: FatcaValues, cpf: string): Outcome<FatcaData, Complaint> {
  const outcome = checkFatcaValues(values)
  if (!outcome.ok) return outcome
  const index = outcome.result.residenciasFiscais.findIndex(
    ({ pais, nif }) => pais === 'BR' && nif !== '' && onlyDigits(nif) !== onlyDigits(cpf),
  )
  if (index === -1) return outcome
  return { ok: false, problems: [{ field: residencePath(index, 'nif'), sentence: ownCpfSentence }] }
}

/** Path of a value of a tax residence. */
export function residencePath(index: number, name: string): string {
  return `residenciasFiscais[${index}].${name}`
}

/** Answers as they are kept: without what does not belong to the answer. */
export function fatcaDataOf(values: FatcaValues): FatcaData {
  const asksIndicia = values.pessoaEstadosUnidos === 'N' && values.indiciosEstadosUnidos
  return {
    cidadeNascimento: values.cidadeNascimento,
    paisNascimento: values.paisNascimento,
    nacionalidades: [...new Set([values.nacionalidade, values.outraNacionalidade])].filter(Boolean),
    pessoaEstadosUnidos: values.pessoaEstadosUnidos ?? 'N',
    explicacaoIndicios: asksIndicia ? values.explicacaoIndicios : null,
    residenciasFiscais: values.residenciasFiscais.map(({ pais, nif, ...residence }) => {
      // Everybody has a CPF: a reason left over from another country does not count.
      const motivoSemNif = pais === 'BR' ? null : residence.motivoSemNif
      return { pais, nif, motivoSemNif, explicacao: motivoSemNif === 'B' ? residence.explicacao : '' }
    }),
  }
}
