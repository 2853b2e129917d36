import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { PersonName } from './people.ts'
import { expect, test } from './portal-fixture.ts'

/** Paths by the part that one test looks through. */
type Parts = Readonly<Record<string, readonly string[]>>

/** Pages that whoever saves is offered in each plan, in parts that one test looks through. */
const savingPages = {
  'to begin with': [
    '/',
    '/services',
    '/services/requests',
    '/perfil',
    '/perfil/seguranca',
    '/perfil/privacidade',
    '/perfil/acessos',
    '/development',
  ],
  'to read': [
    '/services/extrato-contribuicao',
    '/services/report-income',
    '/services/atas',
    '/services/fornecedores',
  ],
  'to decide': [
    '/services/alterar-contribuicao',
    '/services/suspend-contribution',
    '/services/emprestimos',
    '/services/perfil-investimentos',
    '/services/regime-tributacao',
    '/services/simulador-regime-tributacao',
    '/services/simulador-beneficio',
  ],
  'to declare': ['/services/pep', '/services/fatca', '/services/residente-exterior', '/dependentes'],
  'to talk and to be told': ['/chat', '/documents', '/notification-management'],
}
/** Services of some plans only. */
const invitedPages = { 'of this plan': ['/services/gerar-contribuicao', '/services/convidar-participante'] }
/** Services of who is in benefit. */
const assistedPages = [
  '/services/contracheque',
  '/services/alteracao-renda',
  '/services/suspend-benefit',
  '/services/report-income',
  '/services/exemption-65',
  '/services/exemption-65?motivo=doenca',
  '/dependentes?tipo=previdencial',
]
/** Services of who left the sponsor and may retire. */
const retiringPages = ['/services/benefit-request']
/** Services of who left the sponsor and is deciding. */
const leaverPages = [
  '/services',
  '/services/resgate',
  '/services/portabilidade',
  '/services/bpd',
  '/services/autopatrocinio',
  '/documents/extrato-desligamento',
]
const attendantPages = [
  '/',
  '/request-management',
  '/settings',
  '/settings/theme-settings',
  '/settings/contribution-management',
  '/settings/services-management',
  '/settings/beneficios',
  '/settings/resgate',
  '/settings/indexadores',
  '/settings/respostas-prontas',
  '/settings/entidades-previdencia',
  '/settings/horario-atendimento',
  '/settings/emails-enviados',
  '/chat',
  '/notification-management',
]
/** Those of the settings by which the fund is run, of who may see all of them. */
const fundPages = [
  '/settings/atas',
  '/settings/atas?item=novo',
  '/settings/fornecedores',
  '/settings/auditoria',
  '/settings/bpd',
  '/settings/configurar-carrossel',
  '/settings/configurar-carrossel?item=novo',
  '/settings/emails',
  '/settings/esteira',
  '/settings/importar-contribuicoes',
  '/settings/importar-pessoas',
  '/settings/importar-recadastramento',
  '/settings/indexadores/importar',
  '/settings/investment-profile-management',
  '/settings/investment-profile-management?aba=periodos',
  '/settings/investment-profile-management?idPerfil=3',
  '/settings/investment-profile-management?perfil=novo',
  '/settings/onboarding-management',
  '/settings/perfil-investimento-questoes',
  '/settings/permissoes',
  '/settings/protecao-acesso',
  '/settings/portability-management',
  '/settings/self-sponsorship-management',
]
/** Pages that nobody has to sign in for. */
const publicPages = ['/login', '/alterar-senha', '/confirmar-email', '/recadastramento']

/** Rules that a page can break in dark alone: the rest of it is the same. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

async function expectAccessible(page: Page, colours: 'all' | 'colours-alone'): Promise<void> {
  // No page has a frame: without the blank page that brings those together each check takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (colours === 'colours-alone') axe.withRules(OF_COLOURS)
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
  expect(found, page.url()).toEqual([])
}

/** Goes to a page that the person is offered: axe finds nothing on it, and at 320 px nothing has to be scrolled sideways. */
async function expectFitForAll(page: Page, path: string): Promise<void> {
  expect((await page.goto(path))?.status(), path).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page, 'all')
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, path).toBeLessThanOrEqual(0)
  if (size) await page.setViewportSize(size)
}

/** The same in light, and the page's colours once more as it turns dark. */
async function expectFitInBoth(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectFitForAll(page, path)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'colours-alone')
}

const visits: readonly { name: PersonName; plan?: string; scheme: 'light' | 'dark'; pages: Parts }[] = [
  { name: 'Ana', plan: 'HPE', scheme: 'light', pages: { 'first met': ['/', '/services'] } },
  { name: 'Ana', plan: 'MAIS_VALOR', scheme: 'light', pages: { ...savingPages, ...invitedPages } },
  { name: 'Helena', scheme: 'dark', pages: savingPages },
]
for (const { name, plan, scheme, pages } of visits) {
  const who = plan === undefined ? name : `${name} in ${plan}`
  for (const [part, paths] of Object.entries(pages)) {
    test(`pages ${part} are fit for all: ${who}, ${scheme}`, async ({ page, signIn }) => {
      test.setTimeout(120_000)
      await page.emulateMedia({ colorScheme: scheme })
      await signIn(name, { plan, at: null })
      for (const path of paths) await expectFitForAll(page, path)
    })
  }
}

test('pages of Carlos’ benefit are fit for all', async ({ page, signIn }) => {
  test.setTimeout(120_000)
  await signIn('Carlos', { at: null })
  for (const path of assistedPages) await expectFitForAll(page, path)
  await page.goto('/services/contracheque')
  await expectFitForAll(
    page,
    (await page.getByRole('link', { name: 'Ver detalhes' }).getAttribute('href')) ?? '',
  )
})

test('pages of who may retire are fit for all: Sílvia', async ({ page, signIn }) => {
  await signIn('Silvia', { at: null })
  for (const path of retiringPages) await expectFitForAll(page, path)
})

test('the page of who waits for a first payment is fit for all: César', async ({ page, signIn }) => {
  await signIn('Cesar', { at: null })
  await expectFitForAll(page, '/services/saque-a-vista')
})

test('pages of who leaves are fit for all: Gustavo', async ({ page, signIn }) => {
  await signIn('Gustavo', { at: null })
  for (const path of leaverPages) await expectFitForAll(page, path)
})

test('pages before the sign-in and of the back office are fit for all, in light and dark', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000)
  for (const path of publicPages) await expectFitInBoth(page, path)
  await signIn('Marta', { at: null })
  for (const path of attendantPages) await expectFitInBoth(page, path)
})

test('the settings that run the fund are fit for all, in light and dark', async ({ page, signIn }) => {
  test.setTimeout(120_000)
  await signIn('Marta', { at: null })
  for (const path of fundPages) await expectFitInBoth(page, path)
})

for (const name of ['Ana', 'Karina'] as const) {
  test(`an open conversation is fit for all: ${name}, in light and dark`, async ({ page, signIn }) => {
    await signIn(name, { ...(name === 'Ana' && { plan: 'HPE' }), at: '/chat' })
    const conversation = page.getByRole('list', { name: 'Conversas' }).getByRole('link').first()
    await expectFitInBoth(page, (await conversation.getAttribute('href')) ?? '')
    await expect(page.getByRole('log', { name: /^Mensagens de/ })).toBeVisible()
  })
}

test('on a phone the menu is a drawer that closes itself after a choice', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn('Carlos')
  await page.getByRole('button', { name: 'Abrir o menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await drawer.getByRole('link', { name: 'Serviços', exact: true }).click()
  await expect(page).toHaveURL(/\/services$/)
  await expect(drawer).toBeHidden()
})

test('Ana does it all with the keyboard', async ({ page, portal }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${portal.url}/login`)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const tabTo = async (name: RegExp | string, role: 'button' | 'link' | 'textbox' = 'button') => {
    const target = page.getByRole(role, { name }).first()
    for (let step = 0; step < 60; step++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await press('Tab')
    }
    throw new Error(`the keyboard never reached ${name}`)
  }
  await page.getByLabel('CPF').focus()
  await page.keyboard.type('52998224725')
  await press('Tab')
  await page.keyboard.type('Prev@2026')
  await press('Enter')
  await expect(page.getByRole('dialog', { name: 'Escolha seu plano' })).toBeVisible()
  await tabTo(/^HPE/)
  await press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto(`${portal.url}/services/alterar-contribuicao`)
  await press('Tab')
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused()
  await press('Enter')
  await tabTo(/Contribuição básica/)
  await press('Enter')
  await expect(page.getByRole('listbox')).toBeVisible()
  await press('End', 'Enter')
  await expect(page.getByRole('button', { name: /Contribuição básica/ })).toContainText('6%')
  await tabTo('Revisar alteração')
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Confira antes de enviar' })).toBeFocused()
  await tabTo(/^Alterar a partir de/)
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Recebemos seu pedido' })).toBeFocused()
})
