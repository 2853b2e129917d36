import type { Locator, Page } from '@playwright/test'
import { type Crawled, crawl } from './crawl.ts'
import { type PersonName, people } from './people.ts'
import { expect, test, untilAlive } from './portal-fixture.ts'

const inOnboarding: ReadonlySet<PersonName> = new Set(['Igor', 'Joana'])
const everybody = (Object.keys(people) as PersonName[]).filter((name) => !inOnboarding.has(name))

const planOf = (name: PersonName) => (name === 'Ana' ? 'HPE' : undefined)

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
  test(`every link that ${name} comes by leads to a page`, async ({ page, portal, signIn }) => {
    await signIn(name, { at: null, plan: planOf(name) })
    const pages = await crawl(page.request, portal.url)
    const faults = pages.flatMap((one) =>
      faultsOf(one).map((fault) => `${one.address}, linked from ${one.from ?? 'nowhere'}, ${fault}`),
    )
    expect(faults).toEqual([])
    expect(pages.length).toBeGreaterThan(10)
  })
}

/** What opens something over the page or within it; what it opens is closed by Escape, and nothing is decided by it. */
const OPENERS = 'button[aria-haspopup]:not([disabled])'

/** Whose pages are opened in a browser: of who draws a benefit, those that Ana does not have; of an administrator, the settings apart. */
const visits = [
  ['Ana', 'on a page', /./],
  ['Carlos', 'of a benefit', /^\/services\/(contracheque|exemption-65|alteracao-renda|suspend-benefit)/],
  ['Marta', 'at the desk', /^(?!\/settings)/],
  ['Marta', 'in the settings', /^\/settings/],
] as const

for (const [name, where, visited] of visits) {
  test(`whatever ${name} opens ${where} closes again by Escape`, async ({ page, portal, signIn }) => {
    test.setTimeout(180_000)
    await signIn(name, { at: null, plan: planOf(name) })
    const pages = await crawl(page.request, portal.url)
    const pressed = new Set<string>()
    for (const { address, isUnderConstruction } of pages) {
      if (isUnderConstruction || !visited.test(address)) continue
      await page.goto(address)
      await untilAlive(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const openers = await page.locator(OPENERS).all()
      for (const opener of openers) await openAndClose(page, opener, pressed)
    }
    expect(pressed.size).toBeGreaterThan(1)
  })
}

/** Presses what was not pressed before under its name, and closes what came. */
async function openAndClose(page: Page, opener: Locator, pressed: Set<string>): Promise<void> {
  if (!(await opener.isVisible())) return
  const label = (await opener.getAttribute('aria-label')) ?? (await opener.innerText())
  if (pressed.has(label)) return
  pressed.add(label)
  await opener.click()
  const opened = page.locator('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]').first()
  await expect(opened, `what “${label}” opens`).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opened, `what “${label}” opened`).toHaveCount(0)
}
