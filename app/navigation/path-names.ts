import { serviceNames } from '#contract/plans/service-names.ts'
import { pageTitles } from './page-titles.ts'
import { navigationText } from './trees.text.ts'

/** Pages that are neither a service nor a setting. */
const pages: Readonly<Record<string, string>> = {
  '/': pageTitles.home,
  '/login': pageTitles.signIn,
  '/chat': navigationText.chat,
  '/dependentes': navigationText.dependents,
  '/documents': navigationText.documents,
  '/documents/extrato-desligamento': pageTitles.exitStatement,
  '/extract': serviceNames['extrato-contribuicao'],
  '/meu-plano': pageTitles.planInDetail,
  '/saida': pageTitles.exitOptions,
  '/notification-management': pageTitles.notificationCentre,
  '/perfil': pageTitles.personalProfile,
  '/perfil/seguranca': pageTitles.personalProfileSecurity,
  '/perfil/privacidade': pageTitles.personalProfilePrivacy,
  '/perfil/acessos': pageTitles.accessRecord,
  '/request-management': pageTitles.requestCentre,
  '/onboarding': pageTitles.onboarding,
  '/onboarding/convite': pageTitles.invitation,
  '/simulador-beneficio': serviceNames['simulador-beneficio'],
  '/services': pageTitles.services,
  '/settings': navigationText.settings,
  '/recadastramento': pageTitles.reRegistration,
  '/success': pageTitles.requestReceived,
  '/development': pageTitles.development,
  '/404': pageTitles.notFound,
  '/500': pageTitles.serverError,
  '/_error': pageTitles.serverError,
  '/alterar-senha': pageTitles.password,
  '/confirmar-email': pageTitles.emailConfirmation,
}

const ofServices = new Map(Object.entries(serviceNames))

/** Name of the page at a path of the product; null for any other. `settings`: texts of the settings, by id. */
export function nameOfPath(
  path: string | undefined,
  settings: Readonly<Record<string, { title: string }>>,
): string | null {
  if (path === undefined) return null
  const [, room, slug] = path.split('/')
  const inRoom =
    room === 'services'
      ? ofServices.get(slug ?? '')
      : new Map(Object.entries(settings)).get(slug ?? '')?.title
  const isBelow = (room === 'services' || room === 'settings') && slug !== undefined
  return (isBelow ? inRoom : pages[path]) ?? null
}
