import { type RequestKindSlug, requestKindFacts, requestKindSlugs } from '#contract/requests/request-kinds.ts'
import { defaultWorkflow, type RequestWorkflow } from '#domain/requests/workflow.ts'
import { PAYMENT_LEVEL } from './request-workflow.ts'

/** The stages that the requests of every kind begin with, until the entity publishes stages of its own. */
export const suggestedWorkflows = Object.fromEntries(
  requestKindSlugs.map((slug) => {
    const { businessDays, paysOut, decisionLevel = paysOut ? PAYMENT_LEVEL : 1 } = requestKindFacts[slug]
    return [slug, defaultWorkflow({ decisionLevel, isPayment: paysOut, slaBusinessDays: businessDays })]
  }),
) as Record<RequestKindSlug, RequestWorkflow>
