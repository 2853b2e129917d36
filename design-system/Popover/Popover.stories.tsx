import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Popover } from './Popover.tsx'

const meta = {
  title: 'Sobreposições/Popover',
  component: Popover,
  args: {
    title: 'O que é a cota?',
    trigger: (
      <Button variant="quiet" size="compact">
        O que é isso?
      </Button>
    ),
    children: (
      <p>É a fração do patrimônio do plano. O valor muda todo mês com o rendimento dos investimentos.</p>
    ),
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['!test'] }

/** Open, with more words than usual, on the narrowest phone. */
export const States: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: { title: 'Como calculamos a contribuição suplementar com duas faixas de salário?' },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'O que é isso?' })
    await userEvent.click(trigger)
    const dialog = await screen.findByRole('dialog', { name: /contribuição suplementar/ })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(320)
  },
}

export const ClosesAndGivesBackFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'O que é isso?' })
    await userEvent.click(trigger)
    await screen.findByRole('dialog', { name: 'O que é a cota?' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
