import type * as v from 'valibot'
import {
  dependantRequestFields,
  dependantSentences,
  kinshipProofNames,
  paperNames,
} from '#contract/dependants/dependants.text.ts'
import {
  DEPENDANT_TYPE_WORDS,
  type DependantsData,
  dependantTypeWord,
  MAX_DEPENDANTS,
  solicitarDependentes,
} from '#contract/dependants/dependants.ts'
import { paperFields } from '#contract/dependants/dependants-check.ts'
import { DEPENDANT_PAPERS, kinshipProofOf } from '#domain/dependants/documents.ts'
import { defineRequestKind } from '../request-engine/define-request-kind.ts'
import type { RequestDocument } from '../request-engine/documents.ts'
import { dependantsEffect } from '../request-engine/record-sentences.ts'
import { checkDependantsRequest, recheckDependantsRequest } from './check-dependants-request.ts'
import { dependantsShape } from './dependants-shape.ts'
import { settleDependants } from './settle-dependants.ts'

type Input = v.InferOutput<(typeof solicitarDependentes)['body']>

/** Every paper of every dependant of a list. Which ones are missing the check of the contract says; here those that were sent are found. */
const papers: readonly RequestDocument<Input>[] = Array.from({ length: MAX_DEPENDANTS }, (_, at) =>
  DEPENDANT_PAPERS.map((paper) => {
    const field = paperFields[paper]
    return {
      purpose: 'dependant-document',
      field: `dependentes[${at}].${field}`,
      missing: dependantSentences.document,
      required: false,
      sent: ({ dependentes }: Input) => dependentes[at]?.[field] ?? null,
    } as const
  }),
).flat()

const { name, cpf, birthdate, kindship, average } = dependantRequestFields

/**
 * The dependants of one type as they shall be: who joins the list, who is changed and who leaves it. Attendants who don't decide read
 * nothing of a disability, nor open the papers.
 */
export const dependantsChange = defineRequestKind<Input, DependantsData>({
  slug: 'dependentes',
  call: solicitarDependentes,
  service: 'dependentes',
  filedBy: 'participant',
  forms: { parts: DEPENDANT_TYPE_WORDS, partOf: ({ tipo }) => dependantTypeWord(tipo) },
  data: dependantsShape,
  // One for each type: the check of the filing asks for it.
  isExclusive: false,
  moves: 'nothing',
  settlement: { when: 'at-grant' },
  correctionPath: '/dependentes',
  correctable: ({ dependentes }) =>
    dependentes.flatMap((one, at) => {
      const path = (field: string) => `dependentes[${at}].${field}`
      const proof = kinshipProofOf({ kinship: one.kindship })
      const labels = {
        name,
        cpf,
        birthdate,
        kindship,
        average,
        comprovante: proof ? kinshipProofNames[proof] : dependantRequestFields.comprovante,
        escolar: paperNames.school,
        laudo: paperNames.medical,
      }
      return Object.entries(labels).map(([field, label]) => ({
        path: path(field),
        label: `${one.name}: ${label}`,
      }))
    }),
  documents: papers,
  withheld: (data) => ({
    ...data,
    dependentes: data.dependentes.map((one) => ({
      ...one,
      incapaz: null,
      anterior: one.anterior && { ...one.anterior, incapaz: null },
    })),
  }),
  check: checkDependantsRequest,
  recheck: recheckDependantsRequest,
  effect: (_, data) => dependantsEffect(data),
  settle: settleDependants,
})
