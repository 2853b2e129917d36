import type { IsoDate } from '#domain/calendar.ts'
import { onlyDigits } from '#domain/cpf.ts'
import type {
  CheckedPepDeclaration,
  PepProblem,
  PepRules,
} from '#domain/declarations/check-pep-declaration.ts'
import { checkPepDeclaration } from '#domain/declarations/check-pep-declaration.ts'
import type { Outcome } from '#domain/outcome.ts'
import { type Complaint, complaints } from '../complaints.ts'
import { isYes } from '../yes-no.ts'
import { pepSentence } from './declarations.text.ts'
import type { PepData, PepValues } from './declarations.ts'
import { pepRelationWords } from './wire-words.ts'

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
      relation: values.relacao === null ? null : pepRelationWords.fromWire(values.relacao),
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
