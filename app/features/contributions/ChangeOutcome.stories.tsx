import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { ChangeNotNow } from './ChangeNotNow.tsx'
import { ChangeReceipt } from './ChangeReceipt.tsx'
import { changeUnderWay, filedChange } from './contributions.fixtures.ts'

const meta = {
  title: 'Páginas/Alterar contribuição/Desfecho',
  component: ChangeNotNow,
  args: { obstacle: { kind: 'window-closed', nextDate: '2027-01-01' } },
  decorators: [withRouter()],
} satisfies Meta<typeof ChangeNotNow>

export default meta
type Story = StoryObj<typeof meta>

export const WindowClosed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/a partir de 01\/01\/2027/)).toBeVisible()
  },
}

const request = changeUnderWay.requisicaoAberta

export const RequestOpen: Story = {
  args: { obstacle: request ? { kind: 'request-open', request } : { kind: 'salary-unknown' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Acompanhar o pedido' })).toHaveAttribute(
      'href',
      '/services/requests?idRequisicao=41',
    )
  },
}

export const SalaryUnknown: Story = { args: { obstacle: { kind: 'salary-unknown' } } }

export const Receipt: Story = {
  render: () => <ChangeReceipt filed={filedChange} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Recebemos seu pedido' })).toHaveFocus()
    await expect(canvas.getByText('2026.0000041')).toBeVisible()
    await expect(canvas.getByText('Vale a partir de dezembro de 2026.')).toBeVisible()
  },
}
