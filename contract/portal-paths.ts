import { serviceSlugs } from '#domain/plans/services/service-ids.ts'
import { settingIds } from '#domain/settings/setting-ids.ts'

/** Every page of the product. A link may lead only to one of these. */
export const specifiedPaths: readonly string[] = [
  '/',
  '/login',
  '/chat',
  '/dependentes',
  '/documents',
  '/documents/extrato-desligamento',
  '/extract',
  '/meu-plano',
  '/saida',
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
  '/confirmar-email',
  ...serviceSlugs.filter((slug) => slug !== 'dependentes').map((slug) => `/services/${slug}`),
  '/services/emprestimos/boletos',
  ...settingIds.map((slug) => `/settings/${slug}`),
  '/settings/indexadores/importar',
]

/** A page, and one id at most: `/services/pep`, `/services/requests?idRequisicao=12`. */
const PATH_FORMAT = /^(\/[a-z0-9/-]*)(?:\?([a-zA-Z]{1,40})=([1-9]\d{0,9}))?$/

/** A page of the portal as a link needs it. */
export type PortalPlace = { path: string; search: Readonly<Record<string, number>> }

/** The page that a path names; null for what is none, as `https://…`, or has more than an id with it. */
export function placeOf(path: string | null): PortalPlace | null {
  const [, page, name, id] = PATH_FORMAT.exec(path ?? '') ?? []
  if (page === undefined || !specifiedPaths.includes(page)) return null
  return { path: page, search: name === undefined ? {} : { [name]: Number(id) } }
}
