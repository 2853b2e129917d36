import { payingKinds, type RequestKindSlug } from '#contract/request-kinds.ts'
import { type DecisionTerms, defaultWorkflow, type RequestWorkflow } from '#domain/requests/workflow.ts'
import { PAYMENT_LEVEL } from './request-workflow.ts'

type Terms = Pick<DecisionTerms, 'slaBusinessDays'> & Partial<Pick<DecisionTerms, 'decisionLevel'>>

/**
 * What each kind of request is decided by until the entity publishes stages of its own. Portability's term is a legal limit (Resolução
 * Conjunta SUSEP/PREVIC 1/2022); the others are the entity's own commitment.
 */
const TERMS: Readonly<Record<RequestKindSlug, Terms>> = {
  'regime-tributacao': { slaBusinessDays: 2 },
  pep: { slaBusinessDays: 2 },
  fatca: { slaBusinessDays: 2 },
  dependentes: { slaBusinessDays: 2 },
  'residente-exterior': { slaBusinessDays: 2 },
  'alterar-contribuicao': { slaBusinessDays: 3 },
  'suspend-contribution': { slaBusinessDays: 3 },
  'perfil-investimentos': { slaBusinessDays: 5 },
  'benefit-request': { slaBusinessDays: 15 },
  'saque-a-vista': { slaBusinessDays: 15 },
  resgate: { slaBusinessDays: 20 },
  portabilidade: { slaBusinessDays: 10 },
  bpd: { slaBusinessDays: 5 },
  autopatrocinio: { slaBusinessDays: 5 },
  'alteracao-renda': { slaBusinessDays: 3 },
  recadastramento: { slaBusinessDays: 5, decisionLevel: 2 },
  'alteracao-email-atendimento': { slaBusinessDays: 2 },
  'suspend-benefit': { slaBusinessDays: 3 },
  'exemption-65': { slaBusinessDays: 3 },
  emprestimos: { slaBusinessDays: 3 },
  'exclusao-dados': { slaBusinessDays: 10 },
}

/** The stages that the requests of every kind begin with. */
export const suggestedWorkflows = Object.fromEntries(
  Object.entries(TERMS).map(([slug, terms]) => {
    const isPayment = payingKinds.has(slug as RequestKindSlug)
    return [slug, defaultWorkflow({ decisionLevel: isPayment ? PAYMENT_LEVEL : 1, isPayment, ...terms })]
  }),
) as Record<RequestKindSlug, RequestWorkflow>
