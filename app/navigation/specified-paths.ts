import { serviceSlugs } from '#domain/services/service-ids.ts'
import { settingIds } from '#domain/settings/setting-ids.ts'

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
  '/perfil/seguranca',
  '/perfil/privacidade',
  '/perfil/acessos',
  '/request-management',
  '/onboarding',
  '/onboarding/convite',
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
  ...settingIds.map((slug) => `/settings/${slug}`),
]
