import type { Weight } from '#scripts/bench/front/page-weight.ts'
import type { PersonName } from '#tests/journeys/people.ts'

/** The most that a page may fetch until its control answers, and with what comes once the browser is idle. */
export type PageBudget = {
  page: string
  /** Who visits it; nobody is signed in at the door. */
  visitor?: PersonName
  /** Known to React once the page answers: links in parts that hydrate later are the browser's until they are touched. */
  control: string
  usable: Weight
  idle: Pick<Weight, 'requests' | 'scripts' | 'scriptsKib'>
}

/**
 * One page of each kind. A page that grows past its budget needs something taken out, or a reason to raise it here. Every page carries the
 * footer with the ways to be helped; home draws what is owed, the share of the sponsor and the return beside indexes. Each new service adds its address, about 0.2 kB,
 * and the reading of its requests to every list of them;
 * each setting adds its address as well. Fifteen of them came with the back office, whose pages themselves come late. What a case and the
 * profile say of an e-mail that waits shares styles with the lists: 0.2 kB of style, and half a kB of script there. What keeps a page where its
 * program fails, counts the time from the server and bears with translators is two and a half kB on every page (decisions 174 and 175); what reads a pasted number whole is one and a half where numbers are typed, and the parts
 * that these share are cut anew (decision 43): one file more for the lists of requests.
 * Home says until when a notice of arrears is answered, and every page keeps what was drawn anew: 0.4 and 0.3 kB; what opens late at the
 * lists of requests is cut anew, one script more.
 * Calls are asked by name (decision 185), and what subjects share lies elsewhere: the plan of scripts (decision 43) is another, one or two
 * scripts and 1 to 2 kB more on these pages, 1 to 5 once they are idle.
 * The change of a contribution says what it does to the income to come, asked for as the choice settles, and takes over what another page
 * chose, and a form says in the title what is missing: 5 kB there.
 */
export const pageBudgets: readonly PageBudget[] = [
  {
    page: '/login',
    control: 'main h1',
    usable: { requests: 12, scripts: 5, scriptsKib: 146, styles: 2, stylesKib: 16, waves: 2 },
    idle: { requests: 12, scripts: 5, scriptsKib: 146 },
  },
  {
    page: '/',
    visitor: 'Helena',
    control: 'main h1',
    usable: { requests: 24, scripts: 12, scriptsKib: 224, styles: 2, stylesKib: 16, waves: 3 },
    idle: { requests: 42, scripts: 23, scriptsKib: 272 },
  },
  {
    page: '/services/requests',
    visitor: 'Helena',
    control: 'main h1',
    usable: { requests: 23, scripts: 16, scriptsKib: 234, styles: 2, stylesKib: 16, waves: 2 },
    idle: { requests: 42, scripts: 28, scriptsKib: 289 },
  },
  {
    page: '/services/alterar-contribuicao',
    visitor: 'Helena',
    control: 'main button',
    usable: { requests: 40, scripts: 30, scriptsKib: 333, styles: 3, stylesKib: 22, waves: 3 },
    idle: { requests: 56, scripts: 41, scriptsKib: 372 },
  },
  {
    page: '/request-management',
    visitor: 'Marta',
    control: 'main a[href*="idRequisicao"]',
    usable: { requests: 22, scripts: 16, scriptsKib: 239, styles: 2, stylesKib: 16, waves: 2 },
    idle: { requests: 49, scripts: 36, scriptsKib: 356 },
  },
]

/** The budgets as the README shows them. */
export function budgetTable(): string {
  const rows = pageBudgets.map(({ page, usable, idle }) => [
    `\`${page}\``,
    usable.requests,
    usable.scripts,
    usable.scriptsKib,
    usable.styles,
    usable.stylesKib,
    usable.waves,
    idle.requests,
    idle.scriptsKib,
  ])
  const head = [
    'Page',
    'requests',
    'scripts',
    'KiB',
    'style sheets',
    'KiB',
    'waves',
    'when idle: requests',
    'KiB',
  ]
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|---${'|--:'.repeat(head.length - 1)}|`, ...rows.map(line)].join('\n')
}
