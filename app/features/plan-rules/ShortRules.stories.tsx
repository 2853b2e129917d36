import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { mockedCall } from '#app/session/mocked-call.fixtures.ts'
import type { RuleParts } from '#contract/plan-rules/plan-rules.ts'
import { suggestedRetention } from '#domain/records/retention.ts'
import { accessProtectionSetting } from './access-protection/access-protection-setting.ts'
import { benefitSetting } from './benefits/benefit-setting.ts'
import { contributionSetting } from './contributions/contribution-setting.ts'
import { deferralSetting } from './deferral/deferral-setting.ts'
import type { RuleSetting } from './define-rule-page.ts'
import { exitSetting } from './exits/exit-setting.ts'
import { portabilitySetting } from './portability/portability-setting.ts'
import { profileWindowsSetting } from './profile-windows/profile-windows-setting.ts'
import { retentionSetting } from './retention/retention-setting.ts'
import { editionOf, RuleBench } from './rule-bench.fixtures.tsx'
import { selfSponsorshipSetting } from './self-sponsorship/self-sponsorship-setting.ts'

type StoryProps = { setting: RuleSetting; regra: string; regras: RuleParts }

function StoryRule({ setting, regra, regras }: StoryProps) {
  const page = setting.pages.find(({ rule }) => rule.id === regra)
  if (!page) throw new Error(`the setting has no rule "${regra}"`)
  return <RuleBench page={page} edition={editionOf(page, regras)} />
}

const meta = {
  title: 'Páginas/Configurações/Regras curtas de um plano',
  component: StoryRule,
  args: { setting: portabilitySetting, regra: 'portability', regras: { forAssisted: false } },
  globals: { surface: 'admin' },
  decorators: [withQueries(), withRouter(['/settings'])],
} satisfies Meta<typeof StoryRule>

export default meta
type Story = StoryObj<typeof meta>

export const Portability: Story = {
  play: async ({ canvas, userEvent }) => {
    mockedCall('previaRegra').mockResolvedValue({
      mudancas: [
        { campo: 'forAssisted', nome: 'Para quem já recebe benefício', antes: 'Não', depois: 'Sim' },
      ],
      exemplos: [{ nome: 'Quem tem Portabilidade', antes: '1 matrícula', depois: '4 matrículas (3 a mais)' }],
      impedimentos: [],
      substituidas: [],
      ensaio: null,
    })
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Para quem já recebe benefício' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Ver o que muda' }))
    await expect(await canvas.findByRole('table', { name: 'Exemplos' })).toHaveTextContent('3 a mais')
  },
}

export const WaitingPeriods: Story = {
  args: { regra: 'waiting-periods', regras: { vestingMonths: 36, redemptionWaitingMonths: 0 } },
  play: async ({ canvas, userEvent }) => {
    const vesting = await canvas.findByRole('textbox', { name: 'Carência de portabilidade e BPD' })
    await userEvent.clear(vesting)
    await userEvent.type(vesting, '37')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar rascunho' }))
    await expect((await canvas.findAllByText('A lei permite no máximo 36 meses.')).length).toBeGreaterThan(0)
  },
}

export const SelfSponsorship: Story = {
  args: { setting: selfSponsorshipSetting, regra: 'self-sponsorship', regras: { feePercent: 1 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Taxa sobre as duas básicas' })).toHaveValue('1')
  },
}

export const AccessProtection: Story = {
  args: {
    setting: accessProtectionSetting,
    regra: 'identity-protection',
    regras: { emailHoldDays: 7, youngAccountDays: 30 },
  },
  play: async ({ canvas, userEvent }) => {
    const hold = await canvas.findByRole('textbox', { name: 'Espera de um e-mail alterado' })
    await expect(hold).toHaveAccessibleDescription(/não cria senha nova/)
    await expect(canvas.getByRole('textbox', { name: 'Conta recente' })).toHaveValue('30')
    await userEvent.clear(hold)
    await userEvent.type(hold, '0')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar rascunho' }))
    await expect(
      (await canvas.findAllByText('Informe um número de dias, de 1 a 60.')).length,
    ).toBeGreaterThan(0)
  },
}

export const Retention: Story = {
  args: {
    setting: retentionSetting,
    regra: 'retention',
    regras: { ...suggestedRetention },
  },
  play: async ({ canvas, userEvent }) => {
    const records = await canvas.findByRole('textbox', { name: 'Registros do plano' })
    await expect(records).toHaveAccessibleDescription(/último pagamento/)
    await userEvent.clear(records)
    await userEvent.type(records, '9')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar rascunho' }))
    await expect(
      (await canvas.findAllByText('Informe um número de anos, de 10 a 30.')).length,
    ).toBeGreaterThan(0)
  },
}

export const Deferral: Story = {
  args: {
    setting: deferralSetting,
    regra: 'deferred-benefit',
    regras: { monthlyFee: 0, balanceFeePercent: 0.03, mayPay: false, mayReturn: true },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('0,03%')).toBeVisible()
    const fee = canvas.getByRole('textbox', { name: 'Taxa mensal sobre o saldo' })
    await userEvent.clear(fee)
    await userEvent.type(fee, '3')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar rascunho' }))
    await expect((await canvas.findAllByText('Informe de 0% a 2% ao mês.')).length).toBeGreaterThan(0)
  },
}

export const Vesting: Story = {
  args: {
    setting: exitSetting,
    regra: 'vesting',
    regras: {
      table: [
        { fromMonths: 0, percent: 0 },
        { fromMonths: 12, percent: 10 },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Adicionar linha' }))
    await expect(canvas.getByRole('textbox', { name: 'Meses no plano da linha 3' })).toHaveValue('24')
    const second = canvas.getByRole('textbox', { name: 'Meses no plano da linha 2' })
    await userEvent.clear(second)
    await userEvent.type(second, '30')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar rascunho' }))
    await expect((await canvas.findAllByText(/As faixas seguem em ordem de meses/)).length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'A patrocinadora tem conta no plano' }))
    await expect(canvas.queryByRole('button', { name: 'Adicionar linha' })).toBeNull()
  },
}

export const Redemption: Story = {
  args: {
    setting: exitSetting,
    regra: 'redemption-terms',
    regras: { maximumInstalments: 12, maximumDeferralDays: 90 },
  },
}

export const Overdue: Story = {
  args: {
    setting: contributionSetting,
    regra: 'overdue-charges',
    regras: { finePercent: 2, monthlyInterestPercent: 1, monthsUntilNotice: 3, daysToAnswer: 30 },
  },
}

export const BankFee: Story = {
  args: { setting: contributionSetting, regra: 'bank-fee', regras: { bearer: 'plan' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Quem paga a tarifa do banco/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'A patrocinadora' }))
    await expect(
      canvas.getByRole('button', { name: /^A patrocinadora Quem paga a tarifa do banco/ }),
    ).toBeVisible()
  },
}

export const ProfileWindows: Story = {
  args: {
    setting: profileWindowsSetting,
    regra: 'investment-profile-windows',
    regras: { months: [5, 11], firstDay: 1, lastDay: 15 },
  },
  play: async ({ canvas, userEvent }) => {
    const months = within(await canvas.findByRole('group', { name: 'Meses' }))
    await userEvent.click(months.getByRole('checkbox', { name: 'fevereiro' }))
    const last = canvas.getByRole('textbox', { name: 'Último dia' })
    await userEvent.clear(last)
    await userEvent.type(last, '30')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar rascunho' }))
    await expect((await canvas.findAllByText('Um dos meses não tem esse dia.')).length).toBeGreaterThan(0)
  },
}

export const Retirement: Story = {
  args: {
    setting: benefitSetting,
    regra: 'retirement',
    regras: { ways: [{ kind: 'normal', minimumAge: 60, minimumMonths: 60 }] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Adicionar condição' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Idade da condição 2' }), '12')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar rascunho' }))
    await expect((await canvas.findAllByText('Informe uma idade de 16 a 100 anos.')).length).toBeGreaterThan(
      0,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Remover condição 2' }))
    await expect(canvas.getByRole('button', { name: 'Adicionar condição' })).toHaveFocus()
  },
}

export const BenefitTerms: Story = {
  args: {
    setting: benefitSetting,
    regra: 'benefit-terms',
    regras: {
      kinds: ['normal', 'disability'],
      needsEndOfEmployment: true,
      incomeTypes: ['percent', 'fixed-term'],
      percent: { minimum: 0.3, maximum: 2, step: 0.1 },
      termYears: { minimum: 5, maximum: 30 },
      termBasis: 'level',
      lifetimePayments: 13,
      cashMaximumPercent: 25,
      minimumIncome: 300,
      changeMonths: [6, 12],
      suspension: { minimumMonths: 1, maximumMonths: 12 },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const incomes = within(await canvas.findByRole('group', { name: 'Tipos de renda' }))
    await userEvent.click(incomes.getByRole('checkbox', { name: 'Percentual do saldo' }))
    await userEvent.click(incomes.getByRole('checkbox', { name: 'Prazo certo' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar rascunho' }))
    await expect((await canvas.findAllByText('Escolha pelo menos um tipo de renda.')).length).toBeGreaterThan(
      0,
    )
  },
}

export const MonthlyTax: Story = {
  args: {
    setting: benefitSetting,
    regra: 'tax-monthly',
    regras: {
      table: [
        { upTo: 2_428.8, ratePercent: 0, deduct: 0 },
        { upTo: 2_826.65, ratePercent: 7.5, deduct: 182.16 },
        { upTo: null, ratePercent: 27.5, deduct: 908.73 },
      ],
      dependantDeduction: 189.59,
      simplifiedDiscount: 607.2,
      simplifiedOnThirteenth: false,
      exemptFrom65: 1_903.98,
      reduction: {
        fullUpTo: 5_000,
        fullMaximum: 312.89,
        endsAt: 7_350,
        constant: 978.62,
        slope: '0.133145',
      },
      notWithheldUpTo: 10,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remover faixa 3' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar rascunho' }))
    await expect((await canvas.findAllByText(/Deixe a última faixa sem limite/)).length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('checkbox', { name: /O imposto é reduzido/ }))
    await expect(canvas.queryByRole('textbox', { name: 'Constante da redução' })).toBeNull()
  },
}

export const RegressiveTax: Story = {
  args: {
    setting: benefitSetting,
    regra: 'tax-regressive',
    regras: {
      brackets: [
        { upToYears: 2, ratePercent: 35 },
        { upToYears: null, ratePercent: 10 },
      ],
      riskBenefitMaximumPercent: 25,
    },
  },
}

export const NonResidentTax: Story = {
  args: {
    setting: benefitSetting,
    regra: 'tax-non-resident',
    regras: { benefitPercent: null, redemptionPercent: 25 },
  },
}

export const Projection: Story = {
  args: {
    setting: benefitSetting,
    regra: 'projection',
    regras: { realReturnPercent: 4, contributionGrowthPercent: 1, incomeYears: 20 },
  },
}
