import { serviceSlugs } from '#domain/services/service-ids.ts'

const settings = [
  'theme-settings',
  'beneficios',
  'services-management',
  'onboarding-management',
  'perfil-investimento-questoes',
  'investment-profile-management',
  'contribution-management',
  'resgate',
  'portability-management',
  'self-sponsorship-management',
  'bpd',
  'emails',
  'esteira',
  'importar-pessoas',
  'importar-recadastramento',
  'importar-contribuicoes',
  'configurar-carrossel',
  'indexadores',
] as const

/** Every page of the product (specification section 2). A link may lead only to one of these. */
export const specifiedPaths: readonly string[] = [
  '/',
  '/login',
  '/chat',
  '/dependentes',
  '/documents',
  '/extract',
  '/notification-management',
  '/perfil',
  '/request-management',
  '/onboarding',
  '/simulador-beneficio',
  '/services',
  '/settings',
  '/recadastramento',
  '/success',
  '/development',
  '/404',
  '/500',
  '/_error',
  '/alterar-senha',
  ...serviceSlugs.filter((slug) => slug !== 'dependentes').map((slug) => `/services/${slug}`),
  ...settings.map((slug) => `/settings/${slug}`),
]

/** Where the page of a path is shown while it is being built. */
export const UNDER_CONSTRUCTION = '/development'
