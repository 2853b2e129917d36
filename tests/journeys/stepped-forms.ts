import { expect, type Locator, type Page } from '@playwright/test'
import { choose } from './choose-plan.ts'
import { openInvestmentWindow } from './investment-window.ts'
import type { PersonName } from './people.ts'
import { query } from './portal-database.ts'
import type { Portal } from './portal-fixture.ts'
import { fillResidenceAbroad } from './residence-abroad.ts'

/** A form in steps: who fills it, how, and how what was filled in is seen again. */
export type SteppedForm = {
  who: PersonName
  plan?: string
  at: string
  /** Sets up what the form needs before it can be filled in. */
  prepare?: (portal: Portal) => Promise<unknown>
  fill: (page: Page) => Promise<void>
  isFilled: (page: Page) => Promise<void>
  /** Something else than at first, still to be accepted. */
  change: (page: Page) => Promise<void>
  /** And something else again; left out where there are only two to choose from. */
  changeAgain?: (page: Page) => Promise<void>
  isChanged: (page: Page) => Promise<void>
  review: string
  /** Fills in the fields of the review. */
  sign?: (page: Page) => Promise<void>
  confirm: RegExp
}

const basic = (page: Page) => page.getByRole('button', { name: /Contribuição básica/ })
const monthly = (page: Page) => page.getByLabel('Valor da contribuição mensal')
const post = (page: Page) => page.getByLabel(/^Cargo/)
const regimes = (page: Page) => page.getByRole('radiogroup', { name: 'Regime de tributação' })
const months = (page: Page) => page.getByRole('button', { name: /Meses sem contribuição/ })
const otherSource = (page: Page) => page.getByRole('textbox', { name: 'Outra fonte pagadora' })
const birthCity = (page: Page) => page.getByLabel('Cidade onde nasceu')
const foreignCode = (page: Page) => page.getByLabel('Código postal')
const profile = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
const amount = (page: Page) => page.getByLabel('Valor da contribuição')

/** A text field whose three contents tell one state from the other. */
function typed(field: (page: Page) => Locator, [first, second, third]: readonly [string, string, string]) {
  const type = async (page: Page, content: string) => {
    await field(page).fill(content)
    await field(page).blur()
  }
  return {
    isFilled: (page: Page) => expect(field(page)).toHaveValue(new RegExp(first)),
    change: (page: Page) => type(page, second),
    changeAgain: (page: Page) => type(page, third),
    isChanged: (page: Page) => expect(field(page)).toHaveValue(new RegExp(second)),
  }
}

/** Ana's own of this month would stand in the way of another. */
const CANCEL_OPEN_SLIPS = `update contribution_payments set cancelled_on = issued_at::date where paid_on is null and cancelled_on is null`

/** Every request form in steps; first access and re-registration have journeys of their own. */
export const steppedForms: readonly SteppedForm[] = [
  {
    who: 'Helena',
    at: '/services/suspend-contribution',
    fill: async (page) => {
      await choose(page, 'Meses sem contribuição', '2 meses')
      await page.getByText(/^Estou ciente de que a cobertura de risco/).click()
    },
    isFilled: (page) => expect(months(page)).toContainText('2 meses'),
    change: (page) => choose(page, 'Meses sem contribuição', '3 meses'),
    changeAgain: (page) => choose(page, 'Meses sem contribuição', '4 meses'),
    isChanged: (page) => expect(months(page)).toContainText('3 meses'),
    review: 'Revisar suspensão',
    confirm: /^Suspender a partir de/,
  },
  {
    who: 'Ana',
    plan: 'HPE',
    at: '/services/alterar-contribuicao',
    fill: (page) => choose(page, 'Contribuição básica', '6%'),
    isFilled: (page) => expect(basic(page)).toContainText('6%'),
    change: (page) => choose(page, 'Contribuição básica', '5%'),
    changeAgain: (page) => choose(page, 'Contribuição básica', '4%'),
    isChanged: (page) => expect(basic(page)).toContainText('5%'),
    review: 'Revisar alteração',
    confirm: /^Alterar a partir de/,
  },
  {
    who: 'Ana',
    plan: 'MAIS_VALOR',
    at: '/services/alterar-contribuicao',
    fill: async (page) => {
      await page.getByRole('radiogroup', { name: 'Forma de pagamento' }).getByText('Débito em conta').click()
      await page.getByLabel('Agência').fill('0057')
      await page.getByLabel('Conta', { exact: true }).fill('12345-7')
      await monthly(page).fill('150,00')
      await monthly(page).blur()
    },
    ...typed(monthly, ['150,00', '175,00', '180,00']),
    review: 'Revisar alteração',
    confirm: /^Alterar a partir de/,
  },
  {
    who: 'Eduardo',
    at: '/services/pep',
    fill: async (page) => {
      await post(page).fill('Vereador')
      await page.getByText('Declaro que as informações são verdadeiras', { exact: true }).click()
    },
    ...typed(post, ['Vereador', 'Prefeito', 'Governador']),
    review: 'Revisar declaração',
    confirm: /^Declarar (que|exposição|minhas)/,
  },
  {
    who: 'Ana',
    plan: 'HPE',
    at: '/services/regime-tributacao',
    fill: (page) => regimes(page).getByText('Regressivo').click(),
    isFilled: (page) => expect(regimes(page).getByRole('radio', { name: /Regressivo/ })).toBeChecked(),
    change: (page) => regimes(page).getByText('Progressivo').click(),
    isChanged: (page) => expect(regimes(page).getByRole('radio', { name: /Progressivo/ })).toBeChecked(),
    review: 'Revisar a escolha',
    sign: async (page) => {
      await page.getByText('Vi a comparação dos dois regimes com o meu saldo.').click()
      await page.getByLabel('Sua senha').fill('Prev@2026')
    },
    confirm: /^Assinar e ficar no/,
  },
  {
    who: 'Carlos',
    at: '/services/exemption-65',
    fill: async (page) => {
      await page.getByRole('radiogroup').getByText('Em outra fonte pagadora').click()
      await otherSource(page).fill('INSS')
      await page.getByText(/^Declaro que tenho 65 anos/).click()
    },
    ...typed(otherSource, ['INSS', 'Previdência do Estado', 'Fundo antigo']),
    review: 'Revisar pedido',
    confirm: /^Deixar de usar aqui a partir de/,
  },
  {
    who: 'Helena',
    at: '/services/fatca',
    fill: async (page) => {
      await birthCity(page).fill('Olinda')
      await page.getByText('Declaro que as informações são verdadeiras', { exact: true }).click()
    },
    ...typed(birthCity, ['Olinda', 'Recife', 'Caruaru']),
    review: 'Revisar declaração',
    confirm: /^Declarar (que|exposição|minhas)/,
  },
  {
    who: 'Helena',
    at: '/services/residente-exterior',
    fill: fillResidenceAbroad,
    ...typed(foreignCode, ['1000-001', '2000-002', '3000-003']),
    review: 'Revisar declaração',
    confirm: /^Declarar (que|exposição|minhas)/,
  },
  {
    who: 'Ana',
    plan: 'HPE',
    at: '/services/perfil-investimentos',
    prepare: openInvestmentWindow,
    fill: (page) => profile(page, 'Conservador').check({ force: true }),
    isFilled: (page) => expect(profile(page, 'Conservador')).toBeChecked(),
    change: async (page) => {
      await profile(page, 'Arrojado').check({ force: true })
      await page.getByRole('checkbox', { name: /Li e aceito/ }).check({ force: true })
    },
    isChanged: (page) => expect(profile(page, 'Arrojado')).toBeChecked(),
    review: 'Revisar escolha',
    confirm: /^Trocar para o Arrojado em/,
  },
  {
    who: 'Ana',
    plan: 'MAIS_VALOR',
    at: '/services/gerar-contribuicao?nova=true',
    prepare: (portal) => query(portal, CANCEL_OPEN_SLIPS),
    fill: async (page) => {
      await amount(page).fill('300,00')
      await amount(page).blur()
    },
    ...typed(amount, ['300,00', '310,00', '320,00']),
    review: 'Revisar contribuição',
    confirm: /^Gerar boleto de/,
  },
]
