import { Narrow } from '@portal/design-system/StoryFrame'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { withSession } from '#app/session/with-session.fixtures.tsx'
import { BalanceView } from './Balance.tsx'
import { ReturnsView } from './Returns.tsx'
import { StatementView } from './StatementPage.tsx'
import { nothingYet, regressiveInBenefit, threeMonths } from './statement.fixtures.ts'

const meta = {
  title: 'Páginas/Extrato',
  component: StatementView,
  args: {
    summary: threeMonths,
    part: 'saldo',
    hrefOfPart: (part) => `/services/extrato-contribuicao?aba=${part}`,
    children: <BalanceView summary={threeMonths} history={threeMonths} />,
  },
  decorators: [withRouter(['/services', '/services/extrato-contribuicao']), withSession()],
} satisfies Meta<typeof StatementView>

export default meta
type Story = StoryObj<typeof meta>

export const Balance: Story = {
  play: async ({ canvas, userEvent }) => {
    const total = await canvas.findByRole('group', { name: 'Saldo total' })
    await expect(total).toHaveTextContent('2.864,93')
    await userEvent.click(within(total).getByRole('button', { name: 'Como chegamos a este valor' }))
    await expect(within(total).getByText(/1\.339,37893816 × R\$\s2,13900000 = R\$\s2\.864,93/)).toBeVisible()
    await expect(within(total).getByText(/aparece aqui a partir de 01\/12\/2026/)).toBeVisible()
    const parts = within(canvas.getByRole('navigation', { name: 'Partes do extrato' }))
    await expect(parts.getByRole('link', { name: 'Saldo' })).toHaveAttribute('aria-current', 'page')
    await expect(parts.getByRole('link', { name: 'Movimentos' })).not.toHaveAttribute('aria-current')
    await expect(canvas.getByRole('group', { name: 'Da patrocinadora, o que já é seu' })).toBeVisible()
  },
}

export const BalanceInTheRegressiveRegime: Story = {
  args: {
    summary: regressiveInBenefit,
    children: <BalanceView summary={regressiveInBenefit} history={regressiveInBenefit} />,
  },
  play: async ({ canvas }) => {
    const lots = await canvas.findByRole('table', { name: 'Seu saldo por alíquota, hoje' })
    await expect(within(lots).getByRole('row', { name: /^Total/ })).toHaveTextContent('5.858,50')
  },
}

export const Returns: Story = {
  args: {
    part: 'rentabilidade',
    children: <ReturnsView figures={threeMonths.figuras} returns={threeMonths} />,
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'No mês, no ano e em 12 meses' })
    await expect(within(table).getByRole('row', { name: /Moderado/ })).toHaveTextContent('10,46%')
  },
}

export const NothingYet: Story = {
  args: { summary: nothingYet, part: 'movimentos', children: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ainda não há movimentos' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Partes do extrato' })).toBeNull()
  },
}

export const OnAPhone: Story = {
  render: (args) => (
    <Narrow>
      <StatementView {...args} />
    </Narrow>
  ),
}
