import type { IsoDate } from '#domain/calendar.ts'
import type {
  ForeignResidenceProblem,
  ForeignResidenceRules,
} from '#domain/declarations/foreign-residence.ts'
import { checkResidenceAnswer } from '#domain/declarations/foreign-residence.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { Complaint } from '../complaints.ts'
import { isYes } from '../yes-no.ts'
import { proofRequired, residenceSentence } from './declarations.text.ts'
import type { ResidenceValues } from './declarations.ts'

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
