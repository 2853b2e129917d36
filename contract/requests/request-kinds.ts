import { type ServiceFacts, serviceFacts } from '#domain/plans/services/service-facts.ts'
import { type ServiceSlug, serviceSlugs } from '#domain/plans/services/service-ids.ts'

export type RequestKindFacts = {
  /** Id on the wire: that of the service which files it. 19, 20 and 24 to 27 are of kinds that share no id with a service. */
  id: number
  /** Follows "sua solicitação de…". */
  name: string
  /** Term of a decision until the entity publishes stages of its own. */
  businessDays: number
  /** Whether it pays or transfers money out of a plan. */
  paysOut: boolean
  /** Level of who decides, above the least. */
  decisionLevel?: 2
}

/** Services that file requests: each is a kind. */
type FilingSlug = {
  [Slug in ServiceSlug]: (typeof serviceFacts)[Slug] extends { request: object } ? Slug : never
}[ServiceSlug]

const filedByNoService = {
  recadastramento: {
    id: 19,
    name: 'Recadastramento',
    businessDays: 5,
    paysOut: false,
  },
  'alteracao-email-atendimento': {
    id: 20,
    name: 'Alteração de Email Atendimento',
    businessDays: 2,
    paysOut: false,
  },
  // Filed on the page of the exemption from 65 years on. Its name stands in messages and lists, and says nothing of anybody's health.
  'isencao-doenca': {
    id: 25,
    name: 'Isenção do imposto de renda',
    businessDays: 5,
    paysOut: false,
    decisionLevel: 2,
  },
  'envio-documento': { id: 26, name: 'Envio de documento', businessDays: 5, paysOut: false },
  // Fifteen business days for the answer (CNPC 50/2022).
  'contestacao-extrato': {
    id: 27,
    name: 'Contestação do extrato de desligamento',
    businessDays: 15,
    paysOut: false,
  },
  'exclusao-dados': { id: 24, name: 'Exclusão de dados pessoais', businessDays: 10, paysOut: false },
} satisfies Record<string, RequestKindFacts>

export type RequestKindSlug = FilingSlug | keyof typeof filedByNoService

const filedByServices = serviceSlugs.flatMap((slug): [ServiceSlug, RequestKindFacts][] => {
  const { id, name, request }: ServiceFacts = serviceFacts[slug]
  return request ? [[slug, { id, name, paysOut: false, ...request }]] : []
})

/** Every kind of request: those of the services (`domain/plans/services/service-facts.ts`), and those that none files. */
export const requestKindFacts = {
  ...Object.fromEntries(filedByServices),
  ...filedByNoService,
} as Readonly<Record<RequestKindSlug, RequestKindFacts>>

/** All slugs of kinds. */
export const requestKindSlugs = Object.keys(requestKindFacts) as readonly RequestKindSlug[]

const slugById = new Map(requestKindSlugs.map((slug) => [requestKindFacts[slug].id, slug]))

/** Slug of a kind of request; null for an id that is none. */
export function requestKindSlug(id: number): RequestKindSlug | null {
  return slugById.get(id) ?? null
}
