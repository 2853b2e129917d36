import * as v from 'valibot'
import { id, percentPoints, reais, submissionKey } from '#contract/formats.ts'

/** Search of the page: the returned request that is being corrected, when there is one. */
export const changeContributionSearch = v.object({
  idRequisicao: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
})

/** Values of the percentage form, by their wire paths. `chaveEnvio` is drawn once for each opened form. */
export const percentageValues = v.object({
  chaveEnvio: submissionKey,
  percentualBasica: percentPoints,
  percentualSuplementar: percentPoints,
})
export type PercentageValues = v.InferOutput<typeof percentageValues>

/** Values of the voluntary form. `valorContribuicao` in reais, null while empty; the account data only matter for debit. */
export const voluntaryValues = v.object({
  chaveEnvio: submissionKey,
  valorContribuicao: v.nullable(reais),
  formaPagamento: v.nullable(v.picklist([2, 5])),
  agencia: v.string(),
  conta: v.string(),
})
export type VoluntaryValues = v.InferOutput<typeof voluntaryValues>

const resubmitted = { idRequisicao: v.optional(id) }

/** What the page sends. Person and plan come from the session, never from here. */
export const changeInput = v.variant('modalidade', [
  v.object({
    modalidade: v.literal('percentual'),
    ...percentageValues.entries,
    ...resubmitted,
  }),
  v.object({
    modalidade: v.literal('voluntaria'),
    chaveEnvio: submissionKey,
    valorContribuicao: reais,
    formaPagamento: v.picklist([2, 5]),
    agencia: v.optional(v.string()),
    conta: v.optional(v.string()),
    banco: v.optional(v.literal(341)),
    ...resubmitted,
  }),
])
export type ChangeInput = v.InferOutput<typeof changeInput>

/** Whether something kept in this tab is a percentage form's draft. */
export function isPercentageDraft(stored: unknown): stored is PercentageValues {
  return v.is(percentageValues, stored)
}

/** Whether something kept in this tab is a voluntary form's draft. */
export function isVoluntaryDraft(stored: unknown): stored is VoluntaryValues {
  return v.is(voluntaryValues, stored)
}
