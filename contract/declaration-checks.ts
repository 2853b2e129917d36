import type { IsoDate } from '#domain/calendar.ts'
import { onlyDigits } from '#domain/cpf.ts'
import type {
  CheckedPepDeclaration,
  PepProblem,
  PepRules,
} from '#domain/declarations/check-pep-declaration.ts'
import { checkPepDeclaration } from '#domain/declarations/check-pep-declaration.ts'
import type { FatcaProblem } from '#domain/declarations/fatca.ts'
import { checkFatcaDeclaration } from '#domain/declarations/fatca.ts'
import type {
  ForeignResidenceProblem,
  ForeignResidenceRules,
} from '#domain/declarations/foreign-residence.ts'
import { checkResidenceAnswer } from '#domain/declarations/foreign-residence.ts'
import type { PepRelation } from '#domain/declarations/pep.ts'
import type { Outcome } from '#domain/outcome.ts'
import { fatcaSentence, pepSentence, proofRequired, residenceSentence } from './declaracoes.text.ts'
import type { FatcaData, FatcaValues, PepData, PepValues, ResidenceValues } from './declaracoes.ts'

/** What is wrong with a value, by its wire path, in words. */
export type Complaint = { field: string; sentence: string }

const relations: Readonly<Record<NonNullable<PepValues['relacao']>, PepRelation>> = {
  titular: 'holder',
  familiar: 'relative',
  'estreito-colaborador': 'close-associate',
  representante: 'representative',
}

const pepFields: Readonly<Record<PepProblem['field'], keyof PepValues>> = {
  isPep: 'ppe',
  relation: 'relacao',
  name: 'nome',
  cpf: 'cpf',
  kinshipDegree: 'grauParentesco',
  post: 'cargo',
  body: 'orgao',
  country: 'pais',
  startedOn: 'inicio',
  endedOn: 'fim',
  isConfirmed: 'confirmacao',
}

/** Answers about political exposure under the rule of the domain: what it finds, or every complaint. */
export function checkPepValues(
  values: PepValues,
  rules: PepRules,
  today: IsoDate,
): Outcome<CheckedPepDeclaration, Complaint> {
  const outcome = checkPepDeclaration(
    {
      isPep: isYes(values.ppe),
      relation: values.relacao === null ? null : relations[values.relacao],
      name: values.nome,
      cpf: values.cpf,
      kinshipDegree: values.grauParentesco,
      post: values.cargo,
      body: values.orgao,
      country: values.pais,
      startedOn: values.inicio,
      endedOn: values.fim,
      isInOffice: values.emExercicio,
      isConfirmed: values.confirmacao,
    },
    rules,
    today,
  )
  if (outcome.ok) return outcome
  return complaints(outcome.problems, (problem) => [pepFields[problem.field], pepSentence(problem)])
}

/** Checked answers as they are kept: without what does not belong to the answer. */
export function pepDataOf(values: PepValues): PepData {
  const { ppe, relacao, inicio } = values
  if (ppe !== 'S' || relacao === null || inicio === null) return { ppe: 'N', exposicao: null }
  const isHolder = relacao === 'titular'
  return {
    ppe,
    exposicao: {
      relacao,
      nome: isHolder ? '' : values.nome,
      cpf: isHolder ? '' : (onlyDigits(values.cpf) ?? ''),
      grauParentesco: relacao === 'familiar' ? values.grauParentesco : null,
      cargo: values.cargo,
      orgao: values.orgao,
      pais: values.pais,
      inicio,
      fim: values.emExercicio ? null : values.fim,
    },
  }
}

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

const residenceFields: Readonly<Record<ForeignResidenceProblem['field'], keyof ResidenceValues>> = {
  livesAbroad: 'residente_exterior',
  country: 'pais',
  postalCode: 'codigoPostal',
  taxNumber: 'nif',
  proof: 'comprovanteEmitidoEm',
}

/** Answers about living abroad under the rule of the domain. Whether the proof is really there only the API knows. */
export function checkResidenceValues(
  values: ResidenceValues,
  rules: ForeignResidenceRules,
  today: IsoDate,
): Outcome<ResidenceValues, Complaint> {
  const outcome = checkResidenceAnswer(
    isYes(values.residente_exterior),
    {
      country: values.pais,
      postalCode: values.codigoPostal,
      taxNumber: values.nif,
      complement: values.complemento,
      proofIssuedOn: values.comprovanteEmitidoEm,
    },
    rules,
    today,
  )
  const found = outcome.ok
    ? []
    : outcome.problems.map((problem) => ({
        field: residenceFields[problem.field],
        sentence: residenceSentence(problem),
      }))
  const isMissing = values.residente_exterior === 'S' && values.comprovante === null
  const all: Complaint[] = [
    ...found,
    ...(isMissing ? [{ field: 'comprovante', sentence: proofRequired }] : []),
  ]
  return all.length > 0 ? { ok: false, problems: all } : { ok: true, result: values }
}

function isYes(answer: 'S' | 'N' | null): boolean | null {
  return answer === null ? null : answer === 'S'
}

function complaints<Problem>(
  problems: readonly Problem[],
  say: (problem: Problem) => readonly [field: string, sentence: string],
): { ok: false; problems: Complaint[] } {
  return {
    ok: false,
    problems: problems.map((problem) => {
      const [field, sentence] = say(problem)
      return { field, sentence }
    }),
  }
}
