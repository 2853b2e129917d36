import { requestWorkflowRule } from '#contract/rules/request-workflow.ts'
import { definePlanRules } from './define-plan-rules.ts'

/** The stages of the requests of each kind. What is published has those of every kind, so that each can be filed. */
export const requestWorkflow = definePlanRules({
  ...requestWorkflowRule,
  source: 'Decisão da entidade; portabilidade: Resolução Conjunta SUSEP/PREVIC 1/2022',
  check: (workflows) =>
    Object.keys(requestWorkflowRule.fields)
      .filter((slug) => !(slug in workflows))
      .map((field) => ({ field, sentence: 'Descreva as etapas deste tipo de solicitação.' })),
})
