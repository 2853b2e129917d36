import type { ServiceSlug } from '#domain/services/service-ids.ts'

/**
 * Business days to decide a request, where an administrator has set nothing else. Portability is a legal limit
 * (Resolução Conjunta SUSEP/PREVIC 1/2022); the others are the entity's own commitment.
 */
export const suggestedSlaBusinessDays: Partial<Record<ServiceSlug, number>> = {
  'regime-tributacao': 2,
  pep: 2,
  fatca: 2,
  dependentes: 2,
  'residente-exterior': 2,
  'alterar-contribuicao': 3,
  'suspend-contribution': 3,
  'perfil-investimentos': 5,
  'benefit-request': 15,
  'saque-a-vista': 15,
  resgate: 20,
  portabilidade: 10,
  bpd: 5,
  autopatrocinio: 5,
  'alteracao-renda': 3,
  'suspend-benefit': 3,
  'exemption-65': 3,
  emprestimos: 3,
}
