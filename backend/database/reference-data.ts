import { sql } from 'drizzle-orm'
import { type RequestKindSlug, requestKindIds } from '#contract/request-kinds.ts'
import { serviceNames } from '#contract/service-names.ts'
import type { Querier } from './client.ts'
import { requestKinds } from './schema/requests.ts'

/** Kinds that pay or transfer money are decided from this level up. */
const PAYMENT = { decisionLevel: 2, isPayment: true } as const

/**
 * Kinds of request, present in every database, with the terms they begin with. Ids follow the service catalogue where a service files
 * requests; 19 and 20 are the product's own and mean something else there. A name follows "sua solicitação de…". Portability's term
 * is a legal limit (Resolução Conjunta SUSEP/PREVIC 1/2022); the others are the entity's own commitment.
 */
export const REQUEST_KINDS = [
  { id: 1, slug: 'regime-tributacao', name: serviceNames['regime-tributacao'], slaBusinessDays: 2 },
  { id: 2, slug: 'pep', name: serviceNames.pep, slaBusinessDays: 2 },
  { id: 3, slug: 'fatca', name: serviceNames.fatca, slaBusinessDays: 2 },
  { id: 4, slug: 'dependentes', name: serviceNames.dependentes, slaBusinessDays: 2 },
  { id: 5, slug: 'residente-exterior', name: serviceNames['residente-exterior'], slaBusinessDays: 2 },
  { id: 8, slug: 'alterar-contribuicao', name: 'Alteração de contribuição', slaBusinessDays: 3 },
  { id: 9, slug: 'suspend-contribution', name: 'Suspensão de contribuição', slaBusinessDays: 3 },
  { id: 10, slug: 'perfil-investimentos', name: serviceNames['perfil-investimentos'], slaBusinessDays: 5 },
  { id: 12, slug: 'benefit-request', name: 'Requerimento de benefício', slaBusinessDays: 15, ...PAYMENT },
  { id: 13, slug: 'saque-a-vista', name: serviceNames['saque-a-vista'], slaBusinessDays: 15, ...PAYMENT },
  { id: 14, slug: 'resgate', name: serviceNames.resgate, slaBusinessDays: 20, ...PAYMENT },
  { id: 15, slug: 'portabilidade', name: serviceNames.portabilidade, slaBusinessDays: 10, ...PAYMENT },
  { id: 16, slug: 'bpd', name: serviceNames.bpd, slaBusinessDays: 5 },
  { id: 17, slug: 'autopatrocinio', name: serviceNames.autopatrocinio, slaBusinessDays: 5 },
  { id: 18, slug: 'alteracao-renda', name: 'Alteração de renda', slaBusinessDays: 3 },
  { id: 19, slug: 'recadastramento', name: 'Recadastramento', slaBusinessDays: 5, decisionLevel: 2 },
  { id: 20, slug: 'alteracao-email-atendimento', name: 'Alteração de Email Atendimento', slaBusinessDays: 2 },
  { id: 21, slug: 'suspend-benefit', name: 'Suspensão de benefício', slaBusinessDays: 3 },
  { id: 22, slug: 'exemption-65', name: serviceNames['exemption-65'], slaBusinessDays: 3 },
  { id: 23, slug: 'emprestimos', name: serviceNames.emprestimos, slaBusinessDays: 3, ...PAYMENT },
  { id: 24, slug: 'exclusao-dados', name: 'Exclusão de dados pessoais', slaBusinessDays: 10 },
] as const satisfies readonly KnownKind[]

/** Id and slug of a kind belong together, as the wire knows them. */
type KnownKind = {
  [Slug in RequestKindSlug]: {
    id: (typeof requestKindIds)[Slug]
    slug: Slug
    name: string
    slaBusinessDays: number
    decisionLevel?: number
    isPayment?: boolean
  }
}[RequestKindSlug]

/** Id of a kind of request. */
export function requestKindId(slug: RequestKindSlug): number {
  return requestKindIds[slug]
}

/**
 * Writes the rows that the code counts on. Running it again, as every start does, corrects slugs and names only: terms, levels and
 * payments belong to the administrators once a kind exists.
 */
export async function writeReferenceData(database: Querier): Promise<void> {
  await database
    .insert(requestKinds)
    .values([...REQUEST_KINDS])
    .onConflictDoUpdate({
      target: requestKinds.id,
      set: { slug: sql`excluded.slug`, name: sql`excluded.name` },
    })
}
