import { readFileSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import { browserOrExit } from '../../browser.ts'
import type { BenchArguments } from '../bench-arguments.ts'
import { median, percentile } from '../figures.ts'
import type { MeasuredPortal } from '../measured-portal.ts'
import { printSection } from '../print-section.ts'
import { tableOf } from '../table.ts'
import { blocking } from './blocking.ts'
import type { FrontPage, RouteChange, Site } from './front-page.ts'
import { interactions } from './interactions.ts'
import { type LighthouseFigures, lighthouse } from './lighthouse.ts'
import { bareSite, ourSite, searchActs } from './our-site.ts'
import { pageWeight } from './page-weight.ts'
import { type RouteChangeFigures, routeChange } from './route-changes.ts'
import { type SliderRedraws, sliderRedraws } from './slider-redraws.ts'
import { visit } from './visit.ts'

export type MeasuredFront = { portal: MeasuredPortal; bareUrl: string; asked: BenchArguments }

/** From a phone to a server in the same country. */
const LINE_DELAY_MS = 100

/** How often a way is gone in one window after the first time. */
const TIMES = 6

/**
 * Measures pages as a browser meets them: what they weigh, Lighthouse, ways between them and the longest interactions. Sites take turns, so
 * that whatever else the machine does meets them all.
 */
export async function measureFront({ portal, bareUrl, asked }: MeasuredFront): Promise<void> {
  const { sections, runs } = asked
  const sites = [ourSite(portal), bareSite(bareUrl), ...sitesBeside(asked.beside)]
  const pages = sites.flatMap((site) => site.pages)
  const executablePath = browserOrExit()
  if (sections.has('lighthouse'))
    printSection('Lighthouse, celular', await lighthouseTable(pages, executablePath, runs))
  if (
    !(['weights', 'blocking', 'routes', 'interactions', 'sliders'] as const).some((name) =>
      sections.has(name),
    )
  )
    return
  const browser = await chromium.launch({ executablePath })
  try {
    if (sections.has('weights'))
      printSection('Peso até a página responder', await weightTable(browser, pages))
    if (sections.has('blocking'))
      printSection('Processador ocupado, 4× mais lento', await blockingTable(browser, pages, runs))
    if (sections.has('routes')) {
      const changes = sites.flatMap((site) => site.routeChanges)
      printSection('Troca de página, processador 4× mais lento', await routeTable(browser, changes, runs))
      const overLine = await routeTable(browser, changes, runs, LINE_DELAY_MS)
      printSection(`Troca de página, e uma linha de ${LINE_DELAY_MS} ms`, overLine)
    }
    if (sections.has('interactions')) {
      const searched = pages.filter(({ url }) => url.startsWith(portal.url) && url.includes('request'))
      for (const page of searched) {
        const table = await interactionTable(browser, page, runs)
        printSection(`Interações, processador 4× mais lento: ${page.name}`, table)
      }
    }
    if (sections.has('sliders')) {
      const redraws = await sliderRedraws(browser, portal.url)
      printSection('Simulador de benefício, processador 4× mais lento', redrawTable(redraws))
    }
  } finally {
    await browser.close()
  }
}

function sitesBeside(file: string | undefined): Site[] {
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as Site[]) : []
}

async function lighthouseTable(pages: readonly FrontPage[], browser: string, runs: number): Promise<string> {
  const figures = await inTurns(pages, runs, (page) => lighthouse(page, browser))
  const middle = (of: readonly LighthouseFigures[], key: keyof LighthouseFigures) =>
    median(of.map((run) => run[key]))
  return tableOf(
    ['', 'pontos', 'de', 'a', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS'],
    pages.map(({ name }, index) => {
      const of = figures[index] ?? []
      const scores = of.map(({ score }) => score)
      const timings = (['firstPaint', 'largestPaint', 'blocked', 'layoutShift'] as const).map((key) =>
        middle(of, key),
      )
      return [name, middle(of, 'score'), Math.min(...scores), Math.max(...scores), ...timings]
    }),
  )
}

async function weightTable(browser: Browser, pages: readonly FrontPage[]): Promise<string> {
  const rows: (string | number)[][] = []
  for (const page of pages) {
    const { context, tab } = await visit(browser, page)
    const { usable, idle } = await pageWeight(tab, page)
    await context.close()
    rows.push([
      page.name,
      usable.requests,
      usable.scripts,
      usable.scriptsKib,
      usable.styles,
      usable.stylesKib,
      usable.waves,
      idle.requests,
      idle.scripts,
      idle.scriptsKib,
    ])
  }
  return tableOf(
    ['', 'pedidos', 'scripts', 'KiB', 'estilos', 'KiB', 'ondas', 'e ocioso: pedidos', 'scripts', 'KiB'],
    rows,
  )
}

async function blockingTable(browser: Browser, pages: readonly FrontPage[], runs: number): Promise<string> {
  const figures = await inTurns(pages, runs, (page) => blocking(browser, page))
  return tableOf(
    ['', 'TBT ms', 'de', 'a', 'ocupado ms', 'mais longa ms', 'com React', 'elementos', 'CLS, maior'],
    pages.map(({ name }, index) => {
      const of = figures[index] ?? []
      const [blocked = [], busy = [], longest = [], hydrated = [], elements = [], shift = []] = (
        ['blocked', 'busy', 'longest', 'hydrated', 'elements', 'shift'] as const
      ).map((key) => of.map((run) => run[key]))
      const range = [Math.min(...blocked), Math.max(...blocked)]
      const middles = [busy, longest, hydrated, elements].map((took) => median(took))
      return [name, median(blocked), ...range, ...middles, Math.max(...shift)]
    }),
  )
}

async function routeTable(
  browser: Browser,
  changes: readonly RouteChange[],
  runs: number,
  delay = 0,
): Promise<string> {
  const figures = await inTurns(changes, runs, (change) =>
    routeChange(browser, change, { times: TIMES, delay }),
  )
  return tableOf(
    ['', 'primeira vez, p50 ms', 'p95', 'de novo, p50', 'p95'],
    changes.map(({ name }, index) => {
      const of: readonly RouteChangeFigures[] = figures[index] ?? []
      const first = of.map((run) => run.first)
      const again = of.flatMap((run) => run.again)
      return [name, ...[first, again].flatMap((took) => [median(took), percentile(took, 0.95)])]
    }),
  )
}

async function interactionTable(browser: Browser, page: FrontPage, runs: number): Promise<string> {
  const [visits = []] = await inTurns([page], runs, () => interactions(browser, page, searchActs))
  return tableOf(
    ['', 'mediana ms', 'máximo'],
    searchActs.map(({ name }, index) => {
      const took = visits.map((visit) => visit[index]?.duration ?? Number.NaN)
      return [name, median(took), Math.max(...took)]
    }),
  )
}

function redrawTable(redraws: readonly SliderRedraws[]): string {
  return tableOf(
    ['', 'p50 ms', 'p95 ms'],
    redraws.map(({ line, took }) => [line, median(took), percentile(took, 0.95)]),
  )
}

/** Measures each of several things in turns. @returns what was measured of each */
async function inTurns<Item, Figure>(
  items: readonly Item[],
  runs: number,
  measure: (item: Item) => Promise<Figure>,
): Promise<Figure[][]> {
  const figures: Figure[][] = items.map(() => [])
  for (let run = 0; run < runs; run += 1)
    for (const [index, item] of items.entries()) figures[index]?.push(await measure(item))
  return figures
}
