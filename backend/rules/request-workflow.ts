import { type RequestKindSlug, requestKindFacts } from '#contract/requests/request-kinds.ts'
import { requestWorkflowRule } from '#contract/requests/request-workflow-rule.ts'
import { type RequestWorkflow, totalBusinessDays } from '#domain/requests/workflow.ts'
import { definePlanRules } from './define-plan-rules.ts'

/** Longest that a portability may take, business days: Resolução Conjunta SUSEP/PREVIC 1/2022. */
const PORTABILITY_DAYS = 10

/** Payments are granted by *Cadastro* or above. */
export const PAYMENT_LEVEL = 2

/**
 * The stages of the requests of each kind. What is published has those of every kind, so that each can be filed; a kind that pays or
 * transfers money keeps four eyes, of which the last are *Cadastro*'s or above, and portability its legal term.
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
  if (requestKindFacts[slug].paysOut && !workflow.isPayment)
    return 'Este tipo paga ou transfere dinheiro: marque que é um pagamento, para que duas pessoas o confiram.'
  if (workflow.isPayment && (workflow.stages.at(-1)?.level ?? 0) < PAYMENT_LEVEL)
    return 'A última etapa de um pagamento é do Cadastro ou do Administrador: escolha o nível 2 ou 3.'
  const days = totalBusinessDays(workflow)
  if (slug === 'portabilidade' && (days < 1 || days > PORTABILITY_DAYS))
    return `Some de 1 a ${PORTABILITY_DAYS} dias úteis: é o prazo legal da portabilidade.`
  return null
}
