import { type Crawled, crawl, pageKey } from './crawl.ts'
import { pagesFitForAll } from './offered-pages.ts'
import { openAndCloseAll } from './openers.ts'
import { type PersonName, people } from './people.ts'
import { expect, test } from './portal-fixture.ts'

const inOnboarding: ReadonlySet<PersonName> = new Set(['Igor', 'Joana'])
const everybody = (Object.keys(people) as PersonName[]).filter((name) => !inOnboarding.has(name))

const planOf = (name: PersonName) => (name === 'Ana' ? 'HPE' : undefined)

/** Whose pages are opened in a browser: of who draws a benefit, those that Ana does not have. */
const opened: Partial<Record<PersonName, RegExp>> = {
  Ana: /./,
  Carlos: /^\/services\/(contracheque|exemption-65|alteracao-renda|suspend-benefit)/,
  Marta: /./,
}

function faultsOf({ status, title, headings, address, isUnderConstruction }: Crawled): string[] {
  const wanted = new URL(address, 'http://portal').searchParams.get('pagina') ?? address.split('?')[0] ?? ''
  return [
    ...(status < 400 ? [] : [`answers ${status}`]),
    ...(headings === 1 ? [] : [`has ${headings} main headings`]),
    ...(title.length > 0 ? [] : ['has no title']),
    ...(isUnderConstruction && !isStillToCome(wanted) ? ['is under construction'] : []),
  ]
}

/** Settings come one after the other, and say so on the page that lists them. */
function isStillToCome(path: string): boolean {
  return /^\/settings\/./.test(path)
}

for (const name of everybody) {
  const wanted = opened[name]
  const also = wanted ? ', and whatever opens there closes again by Escape' : ''
  test(`every link that ${name} comes by leads to a page${also}`, async ({ page, portal, signIn }) => {
    test.setTimeout(180_000)
    await signIn(name, { at: null, plan: planOf(name) })
    const pages = await crawl(page.request, portal.url)
    const faults = pages.flatMap((one) =>
      faultsOf(one).map((fault) => `${one.address}, linked from ${one.from ?? 'nowhere'}, ${fault}`),
    )
    expect(faults).toEqual([])
    expect(pages.length).toBeGreaterThan(10)
    if (wanted === undefined) return
    const pressed = new Set<string>()
    for (const address of worthOpening(pages.filter((one) => wanted.test(one.address)))) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await openAndCloseAll(page, pressed)
    }
    expect(pressed.size).toBeGreaterThan(1)
  })
}

const fitForAll = new Set(pagesFitForAll.map(pageKey))

/**
 * Home, and pages that `everyone.spec.ts` does not open. Two parameters at once put together what was seen with each: such pages are
 * opened for what can be pressed nowhere else.
 */
function worthOpening(pages: readonly Crawled[]): string[] {
  const met = new Set<string>()
  return pages
    .filter(({ address, isUnderConstruction, openers }) => {
      const hasMore = openers.some((opener) => !met.has(opener))
      for (const opener of openers) met.add(opener)
      if (isUnderConstruction) return false
      if (fitForAll.has(pageKey(address))) return address === '/'
      return hasMore || !address.includes('&')
    })
    .map(({ address }) => address)
}
