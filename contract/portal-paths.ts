import { serviceSlugs } from '#domain/services/service-ids.ts'
import { settingIds } from '#domain/settings/setting-ids.ts'
import { type PortalPlace, placeWritten } from './portal-place.ts'

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

/** The page that a path names; null for what is none, as `https://…`, or has more than an id with it. */
export function placeOf(path: string | null): PortalPlace | null {
  const place = placeWritten(path)
  return place && specifiedPaths.includes(place.path) ? place : null
}
