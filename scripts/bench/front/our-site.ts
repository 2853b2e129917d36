import type { Locator } from 'playwright'
import type { MeasuredPortal } from '../measured-portal.ts'
import type { Site } from './front-page.ts'
import type { Act } from './interactions.ts'

const requestLink = 'main a[href*="idRequisicao"]'
const requestsLink = 'main a[href="/services/requests"]'
const menu = (path: string) => `nav a[href="${path}"]`

/** The pages of the portal that a browser measures, and the ways between them. */
export function ourSite({ url, cookies }: MeasuredPortal): Site {
  const { helena, marta } = cookies
  const fromServices = {
    start: `${url}/services`,
    cookie: helena,
    back: menu('/services'),
    shownBack: requestsLink,
  }
  return {
    pages: [
      // Its form is the browser's own until somebody touches it.
      { name: 'página de entrada', url: `${url}/login`, usable: 'main h1' },
      { name: 'início de Helena', url: `${url}/`, cookie: helena, usable: 'main h1' },
      {
        name: 'solicitações de Helena',
        url: `${url}/services/requests`,
        cookie: helena,
        usable: 'main h1',
      },
      {
        name: 'central de solicitações',
        url: `${url}/request-management`,
        cookie: marta,
        usable: requestLink,
      },
    ],
    routeChanges: [
      { ...fromServices, name: 'para o início', link: menu('/'), shown: 'main a[href^="/services#"]' },
      { ...fromServices, name: 'para as solicitações', link: requestsLink, shown: requestLink },
      {
        ...fromServices,
        name: 'para o extrato',
        link: 'main a[href="/services/extrato-contribuicao"]',
        shown: 'main a[href^="/arquivos/extrato"]',
      },
      {
        name: 'para a central de solicitações',
        start: `${url}/`,
        cookie: marta,
        link: menu('/request-management'),
        shown: 'main a[href="/request-management?page=1"]',
        back: menu('/'),
        shownBack: 'main a[href="/request-management?idStatus=1"]',
      },
    ],
  }
}

/** A page with a heading and a form, as {@link ourSite} describes its own. */
export function bareSite(url: string): Site {
  return { pages: [{ name: 'Start sem mais nada', url: `${url}/`, usable: 'form button' }], routeChanges: [] }
}

/** Acts of somebody who looks for a request: both lists of the filters, a day, a keyword, the search, and no filter again. */
export const searchActs: readonly Act[] = [
  { name: 'escolher uma funcionalidade', run: (tab) => step(filter(tab, 'Funcionalidade'), 'ArrowDown') },
  { name: 'escolher um status', run: (tab) => step(filter(tab, 'Status'), 'ArrowDown') },
  { name: 'voltar a todos', run: (tab) => step(filter(tab, 'Status'), 'ArrowUp') },
  {
    name: 'escrever um dia',
    run: async (tab) => {
      await filter(tab, 'Data inicial').focus()
      await tab.keyboard.type('01022020', { delay: 80 })
    },
  },
  {
    name: 'escrever uma palavra',
    run: (tab) => tab.getByRole('main').getByRole('searchbox').pressSequentially('Ana', { delay: 80 }),
  },
  { name: 'buscar', run: (tab) => tab.getByRole('button', { name: 'Buscar' }).click() },
  {
    name: 'limpar os filtros',
    run: (tab) => tab.getByRole('button', { name: 'Limpar filtros' }).first().click(),
  },
]

const filter = (tab: Parameters<Act['run']>[0], label: string) => tab.getByRole('main').getByLabel(label)

/** Two options on: above the first that changes what is listed, a participant's list has one for nothing and one for all. */
async function step(list: Locator, key: string): Promise<void> {
  await list.press(key)
  await list.press(key)
}
