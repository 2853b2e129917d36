import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { firstPayment, nextPayment } from '#app/format/next-payment.fixtures.ts'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { withSession } from '#app/session/with-session.fixtures.tsx'
import { PaySlipList } from './PaySlipList.tsx'
import { PaySlipView } from './PaySlipView.tsx'
import { august, october, regressive, yearOfPaySlips } from './pay-slips.fixtures.ts'

const [newest = null] = yearOfPaySlips

const meta = {
  title: 'Páginas/Contracheque',
  component: PaySlipView,
  args: { slip: october, listYear: 0 },
  decorators: [withRouter(['/services', '/services/contracheque']), withSession()],
} satisfies Meta<typeof PaySlipView>

export default meta
type Story = StoryObj<typeof meta>

export const NothingChanged: Story = {
  play: async ({ canvas, userEvent }) => {
    const net = await canvas.findByRole('group', { name: 'Valor líquido' })
    await expect(net).toHaveTextContent('6.808,37')
    await expect(net).toHaveTextContent('Nada mudou desde setembro de 2026.')
    await userEvent.click(canvas.getByRole('button', { name: /^IRRF:/ }))
    await expect(canvas.getByText(/6\.488,82 × 27,5% − R\$\s908,73/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Baixar PDF' })).toHaveAttribute(
      'href',
      '/arquivos/contracheque/2026-10?vinculo=1',
    )
  },
}

export const LoanBegan: Story = {
  args: { slip: august },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'O que mudou desde julho' })
    const loan = within(table).getByRole('row', { name: /Empréstimo/ })
    await expect(loan).toHaveTextContent('Começou a ser descontado.')
    await expect(loan).toHaveTextContent('899,75')
    await expect(canvas.getByRole('link', { name: 'setembro de 2026' })).toBeVisible()
  },
}

export const FirstInTheRegressiveRegime: Story = {
  args: { slip: regressive },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Este é o seu primeiro contracheque/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^IRRF:/ }))
    await expect(canvas.getByText(/Regime regressivo/)).toBeVisible()
  },
}

export const OnAPhone: Story = {
  args: { slip: august },
  render: (args) => (
    <Narrow>
      <PaySlipView {...args} />
    </Narrow>
  ),
}

export const MonthByMonth: Story = {
  render: () => (
    <PaySlipList
      list={{ anos: [2026, 2025], ano: 2025, contracheques: [...yearOfPaySlips], proximo: nextPayment }}
      newest={newest}
      onYear={fn()}
    />
  ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Mês a mês' })
    await expect(canvas.getByText('Próximo pagamento, previsto')).toBeVisible()
    await expect(canvas.getByText('Em 30/11/2026.')).toBeVisible()
    await expect(within(table).getByRole('row', { name: /^Total do ano/ })).toHaveTextContent('27.000,00')
    await expect(within(table).getByText('com abono anual')).toBeVisible()
  },
}

export const NothingPaidYet: Story = {
  render: () => (
    <PaySlipList
      list={{ anos: [], ano: null, contracheques: [], proximo: null }}
      newest={null}
      onYear={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ainda não há contracheque' })).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const BeforeTheFirstPayment: Story = {
  render: () => (
    <PaySlipList
      list={{ anos: [], ano: null, contracheques: [], proximo: firstPayment }}
      newest={null}
      onYear={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Primeiro pagamento, previsto')).toBeVisible()
    await expect(canvas.getByText(/com o saque à vista e o abono anual/)).toBeVisible()
  },
}
