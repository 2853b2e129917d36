import type { RequestKindSlug } from '#contract/request-kinds.ts'
import { requestWorkflowRule } from '#contract/rules/request-workflow.ts'
import { type RequestWorkflow, totalBusinessDays } from '#domain/requests/workflow.ts'
import { definePlanRules } from './define-plan-rules.ts'
import { suggestedWorkflows } from './suggested-workflows.ts'

/** Longest that a portability may take, business days: Resolução Conjunta SUSEP/PREVIC 1/2022. */
const PORTABILITY_DAYS = 10

/**
 * The stages of the requests of each kind. What is published has those of every kind, so that each can be filed; a kind that pays or
 * transfers money keeps four eyes, and portability its legal term.
 */
export const requestWorkflow = definePlanRules({
  ...requestWorkflowRule,
  source: 'Decisão da entidade; portabilidade: Resolução Conjunta SUSEP/PREVIC 1/2022',
  check: (workflows) =>
    Object.keys(requestWorkflowRule.fields).flatMap((field) => {
      const sentence = complaintOf(field as RequestKindSlug, workflows[field as RequestKindSlug])
      return sentence ? [{ field, sentence }] : []
    }),
})

function complaintOf(slug: RequestKindSlug, workflow: RequestWorkflow | undefined): string | null {
  if (!workflow) return 'Descreva as etapas deste tipo de solicitação.'
  if (suggestedWorkflows[slug].isPayment && !workflow.isPayment)
    return 'Este tipo paga ou transfere dinheiro: marque que é um pagamento, para que duas pessoas o confiram.'
  if (slug === 'portabilidade' && totalBusinessDays(workflow) > PORTABILITY_DAYS)
    return `Some no máximo ${PORTABILITY_DAYS} dias úteis: é o prazo legal da portabilidade.`
  return null
}
