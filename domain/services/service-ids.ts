/**
 * Catalogue id of every service, keyed by the slug of its address (specification section 2). The key is the slug because
 * id 0 is shared by four entries. 13, 23 and 24 are this product's own ids for services the catalogue does not number.
 * `dependentes` lives at /dependentes, all others under /services/.
 */
export const serviceIds = {
  'regime-tributacao': 1,
  pep: 2,
  fatca: 3,
  dependentes: 4,
  'residente-exterior': 5,
  'extrato-contribuicao': 6,
  'gerar-contribuicao': 7,
  'alterar-contribuicao': 8,
  'suspend-contribution': 9,
  'perfil-investimentos': 10,
  'simulador-beneficio': 11,
  'benefit-request': 12,
  'saque-a-vista': 13,
  resgate: 14,
  portabilidade: 15,
  bpd: 16,
  autopatrocinio: 17,
  'alteracao-renda': 18,
  'report-income': 19,
  contracheque: 20,
  'suspend-benefit': 21,
  'exemption-65': 22,
  emprestimos: 23,
  'simulador-regime-tributacao': 24,
  requests: 0,
  atas: 0,
  fornecedores: 0,
  'convidar-participante': 0,
} as const

export type ServiceSlug = keyof typeof serviceIds
export type ServiceId = (typeof serviceIds)[ServiceSlug]

/** All slugs, in catalogue order. */
export const serviceSlugs = Object.keys(serviceIds) as readonly ServiceSlug[]

export function isServiceSlug(value: string): value is ServiceSlug {
  return Object.hasOwn(serviceIds, value)
}

/** The services that an id stands for: one, or four for id 0, or none. */
export function slugsOfService(id: number): ServiceSlug[] {
  return serviceSlugs.filter((slug) => serviceIds[slug] === id)
}
