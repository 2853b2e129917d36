/** Kinds of request by their slugs, with the ids of the wire. Ids follow the service catalogue, but for 19, 20 and 24. */
export const requestKindIds = {
  'regime-tributacao': 1,
  pep: 2,
  fatca: 3,
  dependentes: 4,
  'residente-exterior': 5,
  'alterar-contribuicao': 8,
  'suspend-contribution': 9,
  'perfil-investimentos': 10,
  'benefit-request': 12,
  'saque-a-vista': 13,
  resgate: 14,
  portabilidade: 15,
  bpd: 16,
  autopatrocinio: 17,
  'alteracao-renda': 18,
  recadastramento: 19,
  'alteracao-email-atendimento': 20,
  'suspend-benefit': 21,
  'exemption-65': 22,
  emprestimos: 23,
  'exclusao-dados': 24,
} as const

export type RequestKindSlug = keyof typeof requestKindIds

const slugById = new Map<number, RequestKindSlug>(
  (Object.entries(requestKindIds) as [RequestKindSlug, number][]).map(([slug, id]) => [id, slug]),
)

/** Slug of a kind of request; null for an id that is none. */
export function requestKindSlug(id: number): RequestKindSlug | null {
  return slugById.get(id) ?? null
}

/** Kinds that pay or transfer money out of a plan: two people look at each, and the stages that an entity draws cannot change that. */
export const payingKinds: ReadonlySet<RequestKindSlug> = new Set([
  'benefit-request',
  'saque-a-vista',
  'resgate',
  'portabilidade',
  'emprestimos',
])
