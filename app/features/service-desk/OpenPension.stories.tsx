import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { withQueries } from '#app/forms/with-queries.fixtures.tsx'
import { withRouter } from '#app/navigation/with-router.fixtures.tsx'
import { husbandOfOlivia, pensionTerms } from './death.fixtures.ts'
import { OpenPension } from './OpenPension.tsx'

const meta = {
  title: 'Páginas/Abrir pensão',
  component: OpenPension,
  args: { idPessoa: 11, beneficiary: husbandOfOlivia, terms: pensionTerms, onOpened: fn() },
  decorators: [withQueries(), withRouter()],
} satisfies Meta<typeof OpenPension>

export default meta
type Story = StoryObj<typeof meta>

const opened = async (press: (button: HTMLElement) => Promise<void>) => {
  await press(await screen.findByRole('button', { name: 'Abrir pensão: Pedro Freitas Moura' }))
  return within(await screen.findByRole('dialog', { name: 'Abrir a pensão de Pedro Freitas Moura' }))
}

export const IncomeGoesOn: Story = {
  args: {
    beneficiary: {
      ...husbandOfOlivia,
      renda: { type: 'fixed-term', monthsLeft: 102, monthlyAmount: 1860, quotasPerMonth: null },
    },
  },
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent.click)
    await waitFor(() => expect(dialog.getByText(/continua como era/)).toBeVisible())
    await expect(dialog.queryByRole('radio')).toBeNull()
  },
}

/** Nothing was paid yet: the attendant chooses, and sees what it comes to. */
export const ToChoose: Story = {
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent.click)
    await userEvent.click(dialog.getByRole('button', { name: 'Abrir pensão' }))
    await expect(await dialog.findByText('Escolha como a pensão é paga.')).toBeVisible()
    await waitFor(() => expect(dialog.getAllByRole('radio')[0]).toHaveFocus())
    await userEvent.click(dialog.getByRole('radio', { name: /Percentual do saldo/ }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Percentual do saldo por mês/ }), '1')
    await expect(await dialog.findByText(/a pensão começa com R\$\s1\.722,82/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Abrir pensão' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: /Banco/ })).toHaveFocus())
  },
}

export const PaidAtOnce: Story = {
  args: { beneficiary: { ...husbandOfOlivia, valor: 4_500 } },
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent.click)
    await waitFor(() => expect(dialog.getByText(/paga de uma vez/)).toBeVisible())
    await expect(dialog.queryByRole('radio')).toBeNull()
  },
}
