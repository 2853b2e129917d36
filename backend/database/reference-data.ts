import { sql } from 'drizzle-orm'
import type { Querier } from './client.ts'
import { requestKinds } from './schema/requests.ts'

/**
 * Kinds of request, present in every database. Ids follow the service catalogue where a service files requests; 19 and 20 are
 * the product's own and mean something else there. Payments are decided from level 2 up.
 */
export const REQUEST_KINDS = [
  { id: 1, slug: 'regime-tributacao', name: 'Regime de Tributação', slaBusinessDays: 2 },
  { id: 2, slug: 'pep', name: 'Pessoa Politicamente Exposta', slaBusinessDays: 2 },
  { id: 3, slug: 'fatca', name: 'FATCA', slaBusinessDays: 2 },
  { id: 4, slug: 'dependentes', name: 'Dependentes', slaBusinessDays: 2 },
  { id: 5, slug: 'residente-exterior', name: 'Residente no Exterior', slaBusinessDays: 2 },
  { id: 8, slug: 'alterar-contribuicao', name: 'Alteração de Contribuição', slaBusinessDays: 3 },
  { id: 9, slug: 'suspend-contribution', name: 'Suspensão de Contribuição', slaBusinessDays: 3 },
  { id: 10, slug: 'perfil-investimentos', name: 'Perfil de Investimentos', slaBusinessDays: 5 },
  {
    id: 12,
    slug: 'benefit-request',
    name: 'Requerimento de Benefício',
    slaBusinessDays: 15,
    decisionLevel: 2,
    isPayment: true,
  },
  {
    id: 13,
    slug: 'saque-a-vista',
    name: 'Saque à Vista',
    slaBusinessDays: 15,
    decisionLevel: 2,
    isPayment: true,
  },
  { id: 14, slug: 'resgate', name: 'Resgate', slaBusinessDays: 20, decisionLevel: 2, isPayment: true },
  {
    id: 15,
    slug: 'portabilidade',
    name: 'Portabilidade',
    slaBusinessDays: 10,
    decisionLevel: 2,
    isPayment: true,
  },
  { id: 16, slug: 'bpd', name: 'BPD', slaBusinessDays: 5 },
  { id: 17, slug: 'autopatrocinio', name: 'Autopatrocínio', slaBusinessDays: 5 },
  { id: 18, slug: 'alteracao-renda', name: 'Alteração de Renda', slaBusinessDays: 3 },
  { id: 19, slug: 'recadastramento', name: 'Recadastramento', slaBusinessDays: 5 },
  { id: 20, slug: 'alteracao-email-atendimento', name: 'Alteração de Email Atendimento', slaBusinessDays: 2 },
  { id: 21, slug: 'suspend-benefit', name: 'Suspensão de Benefício', slaBusinessDays: 3 },
  { id: 22, slug: 'exemption-65', name: 'Isenção 65 Anos', slaBusinessDays: 3 },
  { id: 23, slug: 'emprestimos', name: 'Empréstimos', slaBusinessDays: 3, decisionLevel: 2, isPayment: true },
] as const

/** Kind of the contribution-change requests. */
export const CONTRIBUTION_CHANGE_KIND = 8

/** Writes the rows that the code counts on. Running it again changes nothing but corrected names and terms. */
export async function writeReferenceData(database: Querier): Promise<void> {
  await database
    .insert(requestKinds)
    .values([...REQUEST_KINDS])
    .onConflictDoUpdate({
      target: requestKinds.id,
      set: {
        slug: sql`excluded.slug`,
        name: sql`excluded.name`,
        slaBusinessDays: sql`excluded.sla_business_days`,
        decisionLevel: sql`excluded.decision_level`,
        isPayment: sql`excluded.is_payment`,
      },
    })
}
